/** The SQLite engine. No other file imports its driver. */
import { resolve } from 'node:path'
import {
  CompiledQuery,
  type Dialect,
  type Kysely,
  type SelectModifierNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import Database from 'libsql'
import type { Tables } from '../schema.ts'
import { createPrivate, fileIn, openFolder } from './data-folder.ts'
import { type DriverParts, LibsqlDriver, rewriting } from './sqlite-driver.ts'
import { UnusableDatabase } from './unusable.ts'
import { createWriterThread } from './writer-thread.ts'

export interface SqliteOptions {
  /** Milliseconds that the start, and a statement of a migration, waits for the transaction of another process. */
  readonly patience?: number
  /** Receives lines for the operator. */
  readonly notice?: (line: string) => void
}

/** Opens `solve-it.sqlite` in a folder. Creates both if they are missing. */
export function sqliteDialect(dataDir: string, { patience = 10_000, notice = () => {} }: SqliteOptions = {}): Dialect {
  const file = openFolder(dataDir, notice)
  const { isAlone, leave } = joinServers(file)
  try {
    const database = openConfigured(file, patience)
    if (!isAlone) notice(`Another server uses ${file} too. Changes through one show late on pages of the other.`)
    const closeAll = () => {
      close(database)
      leave()
    }
    const writer = createWriterThread({ file, patience })
    // An upgrade may replace the file of the thread while the server runs.
    writer.start()
    return new LibsqlDialect({ database, writer, close: closeAll })
  } catch (error) {
    leave()
    throw error
  }
}

/**
 * Milliseconds that a statement of a request waits for the transaction of another process. The driver waits without
 * leaving the event loop, so every other request waits too. Only the writer thread may wait longer.
 */
const requestPatience = 2000

/** Ends the long patience of the migrations before requests are served. */
export async function limitPatience(db: Kysely<Tables>): Promise<void> {
  await sql`pragma busy_timeout = ${sql.lit(requestPatience)}`.execute(db)
}

/**
 * Rewrites the file without the bytes of deleted rows, and empties the -wal file. Reads go on during this, and writes
 * wait. `secure_delete` alone leaves copies of rows that were moved to another page before they were deleted. Throws
 * if the -wal file cannot be emptied, because another program reads the database.
 */
export async function rewriteFile(db: Kysely<Tables>): Promise<void> {
  const { rows } = await db.executeQuery<{ busy: number }>(CompiledQuery.raw(rewriting))
  if (rows[0]?.busy !== 0) throw new Error('The -wal file could not be emptied, because a program reads the database.')
}

/** Opens an existing file for a backup. It changes no setting, and takes no part in the lock between servers. */
export function fileDialect(file: string, patience = 10_000): Dialect {
  const database = new Database(file, { timeout: patience })
  return new LibsqlDialect({ database, writer: createWriterThread({ file, patience }), close: () => database.close() })
}

/**
 * Holds a shared lock until `leave` is called or the process ends. `isAlone` is true if no other server holds it.
 * The lock has its own file, because a database in WAL mode has no lock that keeps other processes out. Throws
 * `UnusableDatabase` while a restore holds the lock.
 */
function joinServers(file: string): { readonly isAlone: boolean; readonly leave: () => void } {
  try {
    const lock = openLock(file)
    const isAlone = isFree(lock)
    lock.exec('pragma busy_timeout = 1000; begin; select count(*) from sqlite_schema')
    return { isAlone, leave: () => lock.close() }
  } catch (error) {
    if (isBusy(error)) throw new UnusableDatabase(`${file} is being restored. Start the app when that is done.`)
    // In a read-only folder, the file of the lock cannot be created.
    return { isAlone: true, leave: () => {} }
  }
}

function openLock(file: string): Database.Database {
  const path = `${file}-servers`
  createPrivate(path)
  return new Database(path)
}

/** Keeps servers from opening the file until the returned function is called. Throws if a server uses it. */
export function keepServersOut(file: string): () => void {
  const lock = openLock(file)
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (isBusy(error)) throw new Error(`A server uses ${file}. Stop it before a restore.`)
    throw error
  }
}

function isFree(lock: Database.Database): boolean {
  try {
    lock.exec('begin exclusive; commit')
    return true
  } catch (error) {
    return !isBusy(error)
  }
}

const isBusy = (error: unknown) => error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY'

/** Returns whether an error says that a file is damaged or is no database. */
export function isDamage(error: unknown): boolean {
  return error instanceof Database.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)
}

/** Returns whether the user of this process lacks a right to the files, or the disk is read-only. */
function isForbidden(error: unknown): boolean {
  // The result codes SQLITE_READONLY and SQLITE_CANTOPEN. The upper bits of an extended code give the reason.
  if (error instanceof Database.SqliteError) return [8, 14].includes((error.rawCode ?? 0) & 0xff)
  return ['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Returns whether the data folder is a file, or is in one. */
function isNoFolder(error: unknown): boolean {
  return ['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')
}

/** Returns an error for the operator: an `UnusableDatabase` with the path where the file is damaged or read-only. */
export function explainError(error: unknown, dataDir: string): unknown {
  const file = fileIn(dataDir)
  const explained = (text: string) => new UnusableDatabase(`${file} ${text}`, { cause: error })
  if (isDamage(error))
    return explained('is damaged or is no database. Restore a backup: npm run restore -- <file> --replace')
  if (isForbidden(error))
    return explained('cannot be written. The server needs the right to write to its folder and to the files there.')
  if (isNoFolder(error)) return new UnusableDatabase(`DATA_DIR is ${resolve(dataDir)}, which is no folder.`)
  return error
}

function openConfigured(file: string, patience: number): Database.Database {
  const database = new Database(file, { timeout: patience })
  try {
    writeAhead(database, patience)
    // With FULL, a power cut loses no acknowledged transaction; with NORMAL, it loses the last ones. A negative cache
    // size is in KB. The default of 2 MB is too small, because the records of a class are far apart in the file.
    const settings = ['synchronous = full', 'cache_size = -32000', 'secure_delete = on']
    for (const setting of settings) database.exec(`pragma ${setting}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/**
 * Turns on write-ahead logging. While another process does so on the same new file, SQLite fails at once, so this
 * function retries until `patience` milliseconds have passed.
 */
function writeAhead(database: Database.Database, patience: number): void {
  const pause = 20
  // A clock limits the retries, not a count: behind a transaction, each attempt itself waits for up to `patience`.
  const end = performance.now() + patience
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (performance.now() >= end || !/database is locked/.test(String(error))) throw error
      // A synchronous sleep, because the driver and the opening of a database are synchronous. It runs only at a start.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

class LibsqlDialect implements Dialect {
  readonly #parts: DriverParts

  constructor(parts: DriverParts) {
    this.#parts = parts
  }
  createDriver() {
    return new LibsqlDriver(this.#parts)
  }
  createAdapter() {
    return new LibsqlAdapter()
  }
  createQueryCompiler() {
    return new LibsqlQueryCompiler()
  }
  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

class LibsqlAdapter extends SqliteAdapter {
  // The transaction of the migrations begins with `begin immediate`, so it also locks out other processes.
  override get supportsTransactionalDdl() {
    return true
  }
}

class LibsqlQueryCompiler extends SqliteQueryCompiler {
  // SQLite has no `for update` and needs none, because each transaction begins as the only writer.
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node)
  }
}

/** Moves all data into the main file. SQLite does not do so by itself while prepared statements are kept. */
function close(database: Database.Database): void {
  try {
    database.exec('pragma wal_checkpoint(truncate)')
  } catch {
    // On a full disk the data stay in the -wal file, where the next start finds them.
  }
  database.close()
}
