import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import type { Load, Measured } from './load.ts'

/** Runs the load generator of saves in its own process. */
export const generate = (root: string, load: Load) => runGenerator<Measured>(root, 'bench/saves/load.ts', load)

/** Runs a load generator in its own process, with its load as JSON, and returns the JSON that it prints. */
export async function runGenerator<Result>(root: string, file: string, load: object): Promise<Result> {
  const child = spawn(process.execPath, ['--import', 'tsx', file], { cwd: root, stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(JSON.stringify(load))
  return JSON.parse(await text(child.stdout))
}
