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
  const database = new Database(file, { timeout: patience })
  try {
    configure(database, patience)
  } catch (error) {
    database.close()
    throw error
  }
  const { isAlone, leave } = joinServers(file)
  if (!isAlone) notice(`Another server uses ${file} too. Changes made through one show late on pages of the other.`)
  return new LibsqlDialect(database, leave)
}

/**
 * Holds a shared lock beside the database until `leave` is called or the process ends. `isAlone` is true
 * where no other server holds it. The lock has a file of its own because the WAL mode of the database lets everyone in.
 */
function joinServers(file: string): { readonly isAlone: boolean; readonly leave: () => void } {
  try {
    const lock = new Database(`${file}-servers`)
    const isAlone = isFree(lock)
    lock.exec('pragma busy_timeout = 1000; begin; select count(*) from sqlite_schema')
    return { isAlone, leave: () => lock.close() }
  } catch {
    // A read-only folder cannot take the file.
    return { isAlone: true, leave: () => {} }
  }
}

function isFree(lock: Database.Database): boolean {
  try {
    lock.exec('begin exclusive; commit')
    return true
  } catch (error) {
    return !(error instanceof Database.SqliteError && error.code === 'SQLITE_BUSY')
  }
}

/** Returns an error that helps the operator: a damaged file becomes an `UnusableDatabase` with its path. */
export function explained(error: unknown, dataDir: string): unknown {
  const code = error instanceof Database.SqliteError ? error.code : ''
  if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return error
  const remedy = 'Move all files that begin with solve-it.sqlite to another folder, and put those of a backup there.'
  return new UnusableDatabase(`${fileIn(dataDir)} is damaged or is no database. ${remedy}`, { cause: error })
}

function configure(database: Database.Database, patience: number): void {
  writeAhead(database, patience)
  // FULL: a power cut loses nothing acknowledged; NORMAL loses the last transactions. A negative cache size is in KB:
  // the records of a class are far apart and need more than the 2 MB of the default.
  for (const setting of ['synchronous = full', 'cache_size = -32000']) database.exec(`pragma ${setting}`)
}

/** While another process turns the same new file to this, the engine refuses at once instead of waiting. */
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

  constructor(database: Database.Database, onClose: () => void) {
    const config = { database: keepStatements(database, onClose) }
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
function keepStatements(database: Database.Database, onClose: () => void): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const prepare = (sql: string) => {
    const statement = kept.get(sql) ?? plain(database.prepare(immediate(sql)))
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > statementsKept) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
  const closeAll = () => {
    close(database)
    onClose()
  }
  return { prepare, close: closeAll }
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
