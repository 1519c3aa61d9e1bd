import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Load, Measured } from './load.ts'

/** Runs the load generator in a process of its own. */
export async function generate(root: string, load: Load): Promise<Measured> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/saves/load.ts'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(load))
  return JSON.parse(await text(child.stdout))
}
