/** The SQLite engine. No other file imports its driver. */
import {
  type CompiledQuery,
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
import { oneTransaction } from '../statements/run-together.ts'
import { fileIn, openFolder } from './data-folder.ts'
import { UnusableDatabase } from './unusable.ts'

const statementsKept = 200

export interface SqliteOptions {
  /** Milliseconds that a statement waits for another process to finish its transaction. */
  readonly patience?: number
  /** Receives lines for the operator. */
  readonly notice?: (line: string) => void
}

/** Opens `solve-it.sqlite` in a folder. Creates both where they are missing. */
export function sqliteDialect(dataDir: string, { patience = 10_000, notice = () => {} }: SqliteOptions = {}): Dialect {
  const file = openFolder(dataDir, notice)
  const { isAlone, leave } = joinServers(file)
  try {
    const database = openConfigured(file, patience)
    if (!isAlone) notice(`Another server uses ${file} too. Changes through one show late on pages of the other.`)
    return new LibsqlDialect(database, () => {
      close(database)
      leave()
    })
  } catch (error) {
    leave()
    throw error
  }
}

/** Opens an existing file for a backup. It changes no setting, and takes no part in the lock between servers. */
export function fileDialect(file: string): Dialect {
  const database = new Database(file, { timeout: 10_000 })
  return new LibsqlDialect(database, () => database.close())
}

/**
 * Holds a shared lock until `leave` is called or the process ends. `isAlone` is true where no other server holds it.
 * The lock has its own file, because a database in WAL mode has no lock that keeps other processes out. Throws
 * `UnusableDatabase` while a restore holds the lock.
 */
function joinServers(file: string): { readonly isAlone: boolean; readonly leave: () => void } {
  try {
    const lock = new Database(`${file}-servers`)
    const isAlone = isFree(lock)
    lock.exec('pragma busy_timeout = 1000; begin; select count(*) from sqlite_schema')
    return { isAlone, leave: () => lock.close() }
  } catch (error) {
    if (isBusy(error)) throw new UnusableDatabase(`${file} is being restored. Start the app when that is done.`)
    // In a read-only folder, the file of the lock cannot be created.
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

/** Returns an error for the operator: that of a damaged file becomes an `UnusableDatabase` with its path. */
export function explainError(error: unknown, dataDir: string): unknown {
  if (!isDamage(error)) return error
  const remedy = 'Restore a backup: npm run restore -- <file> --replace'
  return new UnusableDatabase(`${fileIn(dataDir)} is damaged or is no database. ${remedy}`, { cause: error })
}

function openConfigured(file: string, patience: number): Database.Database {
  const database = new Database(file, { timeout: patience })
  try {
    writeAhead(database, patience)
    // With FULL, a power cut loses no acknowledged transaction; with NORMAL, it loses the last ones. A negative cache
    // size is in KB. The default of 2 MB is too small, because the records of a class are far apart in the file.
    for (const setting of ['synchronous = full', 'cache_size = -32000']) database.exec(`pragma ${setting}`)
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

/** Caches prepared statements by their text. A full cache drops the least recently used one. */
function keepStatements(database: Database.Database, close: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const transaction = inOneTransaction(database, (sql) => prepare(sql))
  function prepare(sql: string): SqliteStatement {
    if (sql === oneTransaction) return transaction
    const statement = kept.get(sql) ?? withBindableValues(database.prepare(beginAsWriter(sql)))
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > statementsKept) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
  return { prepare, close }
}

/** Returns a statement whose values are statements. Its rows are the rows of each, after the commit (`runTogether`). */
function inOneTransaction(database: Database.Database, prepare: (sql: string) => SqliteStatement): SqliteStatement {
  const rowsOf = ({ sql, parameters }: CompiledQuery) => {
    const statement = prepare(sql)
    if (statement.reader) return statement.all(parameters)
    statement.run(parameters)
    return []
  }
  const all = (statements: readonly CompiledQuery[]) => {
    database.exec('begin immediate')
    try {
      const rows = statements.map(rowsOf)
      database.exec('commit')
      return rows
    } catch (error) {
      // SQLite rolls back by itself after some errors. A second rollback would hide them.
      if (database.inTransaction) database.exec('rollback')
      throw error
    }
  }
  const unused = () => {
    throw new Error('A transaction returns the rows of its statements.')
  }
  return { reader: true, all: all as SqliteStatement['all'], run: unused, iterate: unused }
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

/**
 * Begins transactions as writers. After a plain `begin`, a write fails where another process wrote since the first
 * read.
 */
function beginAsWriter(sql: string): string {
  return sql === 'begin' ? 'begin immediate' : sql
}

function withBindableValues(statement: Database.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (values) => statement.all(values.map(bindable)),
    run: (values) => statement.run(values.map(bindable)),
    iterate: (values) => statement.iterate(values.map(bindable)),
  }
}

/** Converts booleans to numbers, because the driver aborts the whole process on a boolean. */
function bindable(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
