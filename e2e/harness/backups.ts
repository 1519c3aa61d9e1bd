/** The operator's commands of the built server, on the database of a test. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Database } from './app-server.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Writes a backup and returns its path. */
export async function backUp(database: Database): Promise<string> {
  const stdout = await command('backup', [], database)
  const [, path] = /^Backup: (\S+)/.exec(stdout) ?? []
  if (!path) throw new Error(`There is no path in: ${stdout}`)
  return path
}

/** Puts a backup in the place of the database, whose server must have been stopped. */
export async function restore(database: Database, backup: string): Promise<void> {
  await command('restore', [backup, '--replace'], database)
}

async function command(name: 'backup' | 'restore', args: readonly string[], { dataDir, databaseUrl }: Database) {
  const env = {
    PATH: process.env.PATH ?? '',
    DATA_DIR: dataDir,
    BACKUP_DIR: join(dataDir, 'backups'),
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  }
  const { stdout } = await run(process.execPath, [`dist/server/${name}.js`, ...args], { cwd: root, env })
  return stdout
}
