import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Kysely, sql } from 'kysely'
import { closeToOthers, fileIn, sizeOf } from '../engines/data-folder.ts'
import { fileDialect, keepServersOut } from '../engines/sqlite.ts'
import type { Tables } from '../schema.ts'
import { type Contents, hasData, requireRestorable, withoutSessions } from './contents.ts'
import { flushFolder, giveToOwnerOf, openBackupFolder, refuseLink, stampOf } from './files.ts'
import { type GoneSince, goneSince, type Known, knownIn } from './gone-since.ts'
import { checkSqlite } from './sqlite-copy.ts'

export interface Restored {
  readonly contents: Contents
  /** The path of the data that were replaced, or null if there were none. */
  readonly replaced: string | null
  /** Accounts and classes that the replaced data no longer had. Null if there were no readable data. */
  readonly gone: GoneSince | null
}

/** The main file comes first: without it, no server opens the others. */
const endings = ['', '-wal', '-shm']

/**
 * Replaces the database in a folder by a checked copy, without its sessions. With `replace`, the old files are moved to
 * a subfolder. Throws if a server uses the database, if it has data that must not be replaced, and if the copy
 * is damaged or of another version. In these cases the database does not change.
 */
export async function restoreSqlite(
  copy: string,
  { dataDir, replace, at }: { readonly dataDir: string; readonly replace: boolean; readonly at: number },
): Promise<Restored> {
  openBackupFolder(dataDir)
  const file = fileIn(dataDir)
  const restoring = `${file}-restoring`
  for (const path of [file, restoring, `${file}-servers`]) refuseLink(path)
  const letServersIn = keepServersOut(file)
  try {
    giveToOwnerOf(dataDir, `${file}-servers`)
    const isUsed = await isInUse(file)
    if (isUsed && !replace) throw new Error(`${file} has data. Add --replace to put the backup in its place.`)
    // Opening a missing database would create it.
    const old = isUsed && existsSync(file) ? await withFile(file, knownIn) : null
    const { contents, gone } = await copyChecked(copy, restoring, old)
    const replaced = isUsed ? join(dataDir, `replaced-${stampOf(at)}`) : null
    if (replaced) moveAway(file, replaced)
    else removeAll(file)
    renameSync(restoring, file)
    flushFolder(dataDir)
    return { contents, replaced, gone }
  } finally {
    removeAll(restoring)
    letServersIn()
  }
}

/**
 * Returns whether a database has data. A damaged one counts, because another program may still save some of its data.
 */
async function isInUse(file: string): Promise<boolean> {
  if (!existsSync(file)) return sizeOf(`${file}-wal`) > 0
  return checkSqlite(file).then(hasData, () => true)
}

/**
 * Copies a backup with its -wal file, if there is one, without its sessions. Returns the contents of both together,
 * and the accounts and classes that the `old` data no longer had.
 */
async function copyChecked(
  copy: string,
  target: string,
  old: Known | null,
): Promise<Pick<Restored, 'contents' | 'gone'>> {
  removeAll(target)
  for (const ending of ['', '-wal'].filter((ending) => existsSync(copy + ending))) {
    const writing = createWriteStream(target + ending, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(createReadStream(copy + ending), writing)
    giveToOwnerOf(dirname(target), target + ending)
  }
  const contents = await checkSqlite(target, copy)
  requireRestorable(contents, copy)
  const gone = await withFile(target, async (db) => {
    await db.deleteFrom('sessions').execute()
    // A copy of the database has no -wal file when it gets its name.
    await sql`pragma wal_checkpoint(truncate)`.execute(db)
    return old && goneSince(old, db)
  })
  return { contents: withoutSessions(contents), gone }
}

async function withFile<Result>(file: string, use: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const db = new Kysely<Tables>({ dialect: fileDialect(file) })
  try {
    return await use(db)
  } finally {
    await db.destroy()
  }
}

function moveAway(file: string, folder: string): void {
  mkdirSync(folder, { mode: 0o700 })
  giveToOwnerOf(dirname(folder), folder)
  for (const ending of endings.filter((ending) => existsSync(file + ending))) {
    // The files may be copies that somebody has put here, which other users can read.
    closeToOthers(file + ending, 0o600)
    renameSync(file + ending, fileIn(folder) + ending)
  }
}

function removeAll(file: string): void {
  for (const ending of endings) rmSync(file + ending, { force: true })
}
