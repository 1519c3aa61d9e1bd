import { existsSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Kysely } from 'kysely'
import { fileIn } from '../engines/data-folder.ts'
import { fileDialect } from '../engines/sqlite.ts'
import type { Tables } from '../schema.ts'
import type { Contents } from './contents.ts'
import { type Ending, newBackupPath, openBackupFolder } from './files.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { restorePostgres } from './postgres-restore.ts'
import { copySqlite } from './sqlite-copy.ts'
import { type Restored, restoreSqlite } from './sqlite-restore.ts'

/** A database and the folder of its backups. */
export interface BackupLocation {
  readonly databaseUrl?: string | undefined
  readonly dataDir: string
  readonly backupDir: string
}

/** Writes a checked backup of the database. `at` is the time in its name, in epoch milliseconds. */
export async function backUp(
  { databaseUrl, dataDir, backupDir }: BackupLocation,
  at: number,
): Promise<{ path: string; contents: Contents }> {
  const file = fileIn(dataDir)
  if (!databaseUrl && !existsSync(file)) throw new Error(`There is no database: ${file} is missing.`)
  openBackupFolder(backupDir)
  const path = newBackupPath(backupDir, at, endingOf(databaseUrl))
  if (databaseUrl) return { path, contents: await backUpPostgres(databaseUrl, path) }
  const db = new Kysely<Tables>({ dialect: fileDialect(file) })
  try {
    return { path, contents: await copySqlite(db, path) }
  } finally {
    await db.destroy()
  }
}

/** Restores a backup. Throws if anything is wrong, and then leaves the database unchanged. */
export async function restore(
  backup: string,
  { databaseUrl, dataDir, backupDir, replace, at }: BackupLocation & { readonly replace: boolean; readonly at: number },
): Promise<Restored> {
  await refuseOtherEngine(backup, endingOf(databaseUrl))
  if (databaseUrl) return restorePostgres(backup, { databaseUrl, folder: backupDir, replace, at })
  return restoreSqlite(backup, { dataDir, replace, at })
}

const endingOf = (databaseUrl: string | undefined): Ending => (databaseUrl ? 'dump' : 'sqlite')

/** The first bytes of each kind of backup. */
const beginnings = { sqlite: 'SQLite format 3', dump: 'PGDMP' }

async function refuseOtherEngine(backup: string, wanted: Ending): Promise<void> {
  const file = await open(backup).catch(() => {
    throw new Error(`${backup} cannot be read.`)
  })
  const { buffer } = await file.read(Buffer.alloc(16), 0, 16).finally(() => file.close())
  const found = (['sqlite', 'dump'] as const).find((kind) => buffer.toString('latin1').startsWith(beginnings[kind]))
  if (!found || found === wanted) return
  const [of, remedy] = found === 'dump' ? ['PostgreSQL', 'Set DATABASE_URL'] : ['SQLite', 'Unset DATABASE_URL']
  throw new Error(`${backup} is a backup of ${of}. ${remedy} to restore it.`)
}
