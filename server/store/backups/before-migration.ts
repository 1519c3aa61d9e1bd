import type { Kysely } from 'kysely'
import { titleOf } from '../../migrations/all.ts'
import { reasonOf } from '../engines/retry.ts'
import { UnusableDatabase } from '../engines/unusable.ts'
import type { Tables } from '../schema.ts'
import { keepNewest, newBackupPath, openBackupFolder } from './files.ts'
import { copySqlite } from './sqlite-copy.ts'

const kept = 7

/**
 * Backs up a SQLite database before a migration, and keeps the newest seven of these backups. Returns the path. Throws
 * `UnusableDatabase`, with a remedy, where the backup fails.
 */
export async function backUpBefore(migration: string, db: Kysely<Tables>, folder: string, at: number): Promise<string> {
  try {
    openBackupFolder(folder)
    const path = newBackupPath(folder, at, 'sqlite', `before-${titleOf(migration)}`)
    await copySqlite(db, path)
    keepNewest(folder, 'Z-before-', kept)
    return path
  } catch (error) {
    const remedy = 'Set BACKUP_DIR to another folder, or BACKUP_BEFORE_MIGRATION=off for one start without a backup.'
    const reason = reasonOf(error).replace(/\.?$/, '.')
    throw new UnusableDatabase(`The backup before the upgrade of the database failed: ${reason} ${remedy}`, {
      cause: error,
    })
  }
}
