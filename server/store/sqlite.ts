/** The embedded engine. No other file names its driver. */
import {
  type DatabaseConnection,
  type Dialect,
  type SelectModifierNode,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely'
import Database from 'libsql'
import { fileIn, openFolder } from './data-folder.ts'
import { UnusableDatabase } from './unusable.ts'

const statementsKept = 200

export interface SqliteOptions {
  /** Milliseconds that a statement waits for another process to finish its transaction. */
  readonly patience?: number
  /** Receives lines for the operator. */
  readonly notice?: (line: string) => void
}

/** Opens `solve-it.sqlite` in a folder; both are made when they are missing. */
export function sqliteDialect(dataDir: string, { patience = 10_000, notice = () => {} }: SqliteOptions = {}): Dialect {
  const file = openFolder(dataDir, notice)
  const { isAlone, leave } = joinServers(file)
  try {
    const database = openConfigured(file, patience)
    if (!isAlone) notice(`Another server uses ${file} too. Changes made through one show late on pages of the other.`)
    return new LibsqlDialect(database, () => {
      close(database)
      leave()
    })
  } catch (error) {
    leave()
    throw error
  }
}

/** Opens an existing file as it is, for backups: no setting changes, and servers are not told. */
export function fileDialect(file: string): Dialect {
  const database = new Database(file, { timeout: 10_000 })
  return new LibsqlDialect(database, () => database.close())
}

/**
 * Holds a shared lock beside the database until `leave` is called or the process ends. `isAlone` is true
 * where no other server holds it. The lock has a file of its own because the WAL mode of the database lets everyone in.
 * Throws `UnusableDatabase` while a restore holds the lock.
 */
function joinServers(file: string): { readonly isAlone: boolean; readonly leave: () => void } {
  try {
    const lock = new Database(`${file}-servers`)
    const isAlone = isFree(lock)
    lock.exec('pragma busy_timeout = 1000; begin; select count(*) from sqlite_schema')
    return { isAlone, leave: () => lock.close() }
  } catch (error) {
    if (isBusy(error)) throw new UnusableDatabase(`${file} is being restored. Start the app when that is done.`)
    // A read-only folder cannot take the file.
    return { isAlone: true, leave: () => {} }
  }
}

/** Keeps servers from opening the file until the returned function is called. Throws where a server uses it. */
export function keepServersOut(file: string): () => void {
  const lock = new Database(`${file}-servers`)
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

/** Returns an error that helps the operator: a damaged file becomes an `UnusableDatabase` with its path. */
export function explained(error: unknown, dataDir: string): unknown {
  if (!isDamage(error)) return error
  const remedy = 'Restore a backup: npm run restore -- <file> --replace'
  return new UnusableDatabase(`${fileIn(dataDir)} is damaged or is no database. ${remedy}`, { cause: error })
}

function openConfigured(file: string, patience: number): Database.Database {
  const database = new Database(file, { timeout: patience })
  try {
    writeAhead(database, patience)
    // FULL: a power cut loses nothing acknowledged; NORMAL loses the last transactions. A negative cache size is in KB:
    // the records of a class are far apart and need more than the 2 MB of the default.
    for (const setting of ['synchronous = full', 'cache_size = -32000']) database.exec(`pragma ${setting}`)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Turns on write-ahead logging. While another process does so on the same new file, SQLite fails without waiting. */
function writeAhead(database: Database.Database, patience: number): void {
  const pause = 20
  // By the clock: behind a transaction it does wait, each time for as long as any statement.
  const end = performance.now() + patience
  for (;;) {
    try {
      database.exec('pragma journal_mode = wal')
      return
    } catch (error) {
      if (performance.now() >= end || !/database is locked/.test(String(error))) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
  }
}

class LibsqlDialect extends SqliteDialect {
  readonly #database: Database.Database
  readonly #config: SqliteDialectConfig

  constructor(database: Database.Database, close: () => void) {
    const config = { database: keepStatements(database, close) }
    super(config)
    this.#database = database
    this.#config = config
  }
  override createDriver() {
    return new LibsqlDriver(this.#config, this.#database)
  }
  override createAdapter() {
    return new LibsqlAdapter()
  }
  override createQueryCompiler() {
    return new LibsqlQueryCompiler()
  }
}

class LibsqlDriver extends SqliteDriver {
  readonly #database: Database.Database

  constructor(config: SqliteDialectConfig, database: Database.Database) {
    super(config)
    this.#database = database
  }
  /** SQLite rolls back by itself after some errors, such as a full disk. A second rollback would hide them. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection)
  }
}

class LibsqlAdapter extends SqliteAdapter {
  // With `begin immediate` the transaction of the migrations is their lock between processes.
  override get supportsTransactionalDdl() {
    return true
  }
}

class LibsqlQueryCompiler extends SqliteQueryCompiler {
  // There is no `for update`: a transaction has begun as the only writer.
  protected override visitSelectModifier(node: SelectModifierNode) {
    if (node.modifier !== 'ForUpdate') super.visitSelectModifier(node)
  }
}

/** Prepared statements by their text, the one not used for longest given up first. */
function keepStatements(database: Database.Database, close: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    const statement = kept.get(sql) ?? plain(database.prepare(immediate(sql)))
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > statementsKept) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
  return { prepare, close }
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

/** A plain `begin` that reads first and writes later fails as busy when another process wrote in between. */
function immediate(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function plain(statement: Database.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (values) => statement.all(values.map(bindable)),
    run: (values) => statement.run(values.map(bindable)),
    iterate: (values) => statement.iterate(values.map(bindable)),
  }
}

/** The driver aborts the whole process on a boolean. */
function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
