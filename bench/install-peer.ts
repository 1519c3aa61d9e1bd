import { execFile } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * Copies the folder of a peer, an app or library that we compare ours with, to dist/ and returns the copy's path. The
 * first run installs the peer's pinned packages there. They are not among the project's own, because only a bench needs
 * them.
 */
export async function installPeer(root: string, peer: string, options: readonly string[]): Promise<string> {
  const folder = join(root, 'dist', `bench-${peer}`)
  cpSync(join(root, 'bench', peer), folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules')))
    await run('npm', ['install', '--no-package-lock', ...options], { cwd: folder })
  return folder
}
