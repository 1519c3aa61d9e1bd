import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely, sql } from 'kysely'
import { fileDialect, isDamage } from '../engines/sqlite.ts'
import { UnusableDatabase } from '../engines/unusable.ts'
import type { Tables } from '../schema.ts'
import { type Contents, readContents } from './contents.ts'
import { writeWhole } from './files.ts'

/**
 * Copies a SQLite database to a new file while other programs read and write it. The copy contains every transaction
 * that was committed before, and is checked before it gets its name. Returns its contents.
 */
export async function copySqlite(db: Kysely<Tables>, path: string): Promise<Contents> {
  return writeWhole(path, async (partial) => {
    await requireSpace(db, dirname(path))
    await sql`vacuum into ${partial}`.execute(db)
    return checkSqlite(partial)
  })
}

/** Checks a whole SQLite file and returns its contents. Throws `UnusableDatabase` if the file is damaged. */
export async function checkSqlite(file: string, name = file): Promise<Contents> {
  let db: Kysely<Tables> | undefined
  try {
    db = new Kysely<Tables>({ dialect: fileDialect(file) })
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
    if (rows[0]?.integrity_check !== 'ok') throw damaged(name)
    const contents = await readContents(db)
    // A raw copy of the files can have its newest transactions in the -wal file. They are moved to the main file.
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return contents
  } catch (error) {
    throw isDamage(error) ? damaged(name) : error
  } finally {
    await db?.destroy()
  }
}

const damaged = (name: string) => new UnusableDatabase(`${name} is damaged or is no database.`)

/**
 * Throws if the disk lacks space, because a full disk would stop a running server. A copy never exceeds its
 * database.
 */
async function requireSpace(db: Kysely<Tables>, folder: string): Promise<void> {
  const size = sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`
  const needed = (await size.execute(db)).rows[0]?.bytes ?? 0
  const { bavail, bsize } = await statfs(folder)
  const complaint = noSpace(folder, needed, bavail * bsize)
  if (complaint) throw new Error(complaint)
}

/** Returns a complaint, or null if the free bytes are enough. */
export function noSpace(folder: string, needed: number, free: number): string | null {
  const megabytes = (bytes: number) => `${Math.ceil(bytes / 1e6)} MB`
  if (free >= needed) return null
  return `There is no space in ${folder}: a backup takes up to ${megabytes(needed)}, and ${megabytes(free)} are free.`
}
