import { spawn } from 'node:child_process'

const programs = { postgres: 'scripts/postgres.ts', citus: 'cluster/citus.ts' }

/**
 * Starts a private PostgreSQL for all stages, in a separate process. `citus` means several servers.
 * @param {string} root
 * @param {'postgres' | 'citus'} kind
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export async function startCluster(root, kind) {
  const child = spawn(process.execPath, ['--import', 'tsx', programs[kind]], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = () => child.kill('SIGTERM')
  process.once('exit', end)
  const url = await new Promise((resolve, reject) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()))
    child.once('exit', () => reject(new Error('The private PostgreSQL did not start.')))
  })
  return {
    url,
    async stop() {
      process.off('exit', end)
      end()
      await ended
    },
  }
}
