import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { fileIn } from '../engines/data-folder.ts'
import type { FreshDatabase } from './fresh-database.ts'

/** Backups that the app of a commit has made of a school: a teacher, a class, and a student who has played a round. */
const kept = fileURLToPath(new URL('../backups/kept', import.meta.url))

/** Writes the SQLite backup of a commit to a file. */
export function unpackKept(commit: string, file: string): void {
  writeFileSync(file, gunzipSync(readFileSync(join(kept, `${commit}.sqlite.gz`))), { mode: 0o600 })
}

/** Returns the path of the backup of a commit for PostgreSQL. */
export const keptDump = (commit: string) => join(kept, `${commit}.dump`)

/** Fills an empty database as the app of a commit has left it. */
export async function fillWithKept(commit: string, { databaseUrl, dataDir }: FreshDatabase): Promise<void> {
  if (!databaseUrl) return unpackKept(commit, fileIn(dataDir))
  const args = ['--no-owner', '--no-privileges', '--exit-on-error', `--dbname=${databaseUrl}`, keptDump(commit)]
  await promisify(execFile)('pg_restore', args)
}
