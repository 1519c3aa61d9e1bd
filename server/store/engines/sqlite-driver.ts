/**
 * Kysely's driver for libsql. A file has one writer at a time: a transaction on the connection, a single statement that
 * writes, or a transaction of the writer thread. They take turns here, because a transaction that meets another one in
 * SQLite stops the whole process while it waits. Reads wait only for a transaction on their own connection.
 */
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  type SqliteStatement,
} from 'kysely'
import type Database from 'libsql'
import { oneTransaction } from '../statements/prepared.ts'
import type { WriterThread } from './writer-thread.ts'

const statementsKept = 200

/** The text of the statement that rewrites the file in the thread, because it takes seconds. */
export const rewriting = '(rewrite the file)'

export interface DriverParts {
  readonly database: Database.Database
  readonly writer: WriterThread
  /** Closes the database. The thread has ended by then. */
  readonly close: () => void
}

export class LibsqlDriver implements Driver {
  readonly #parts: DriverParts
  readonly #prepare: (sql: string) => SqliteStatement
  readonly #writing = new Turns()
  /** Resolves when the transaction on the connection has ended. */
  #transaction: Promise<void> | null = null
  #endTransaction = () => {}

  constructor(parts: DriverParts) {
    this.#parts = parts
    this.#prepare = withStatementCache(parts.database)
  }

  async init() {}

  async acquireConnection() {
    return new LibsqlConnection((query, isInTransaction) => this.#execute(query, isInTransaction))
  }

  async beginTransaction(connection: LibsqlConnection) {
    await this.#writing.take()
    try {
      // After a plain `begin`, a write fails where another process wrote since the first read.
      this.#parts.database.exec('begin immediate')
    } catch (error) {
      this.#writing.leave()
      throw error
    }
    connection.isInTransaction = true
    this.#transaction = new Promise((resolve) => {
      this.#endTransaction = resolve
    })
  }

  async commitTransaction(connection: LibsqlConnection) {
    this.#parts.database.exec('commit')
    this.#end(connection)
  }

  /** SQLite rolls back by itself after some errors, such as a full disk. A second rollback would hide them. */
  async rollbackTransaction(connection: LibsqlConnection) {
    try {
      if (this.#parts.database.inTransaction) this.#parts.database.exec('rollback')
    } finally {
      this.#end(connection)
    }
  }

  async releaseConnection() {}

  /** Waits for the writes that are already queued. Later statements fail. */
  async destroy() {
    await this.#writing.take()
    await this.#parts.writer.close()
    this.#parts.close()
    this.#writing.leave()
  }

  #end(connection: LibsqlConnection) {
    connection.isInTransaction = false
    this.#transaction = null
    this.#endTransaction()
    this.#writing.leave()
  }

  async #execute(query: CompiledQuery, isInTransaction: boolean): Promise<QueryResult<unknown>> {
    if (isInTransaction) return this.#run(query)
    if (SelectQueryNode.is(query.query)) {
      while (this.#transaction) await this.#transaction
      return this.#run(query)
    }
    await this.#writing.take()
    try {
      if (query.sql === rewriting) {
        const [, checkpoint = []] = await this.#parts.writer.runAlone(['vacuum', 'pragma wal_checkpoint(truncate)'])
        return { rows: checkpoint }
      }
      if (query.sql !== oneTransaction) return this.#run(query)
      const statements = query.parameters as readonly CompiledQuery[]
      const rows = await this.#parts.writer.run(
        statements.map(({ sql, parameters }) => ({ sql, parameters: parameters.map(bindable) })),
      )
      return { rows }
    } finally {
      this.#writing.leave()
    }
  }

  #run({ sql, parameters }: CompiledQuery): QueryResult<unknown> {
    const statement = this.#prepare(sql)
    if (statement.reader) return { rows: statement.all(parameters) }
    const { changes, lastInsertRowid } = statement.run(parameters)
    return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] }
  }
}

class LibsqlConnection implements DatabaseConnection {
  isInTransaction = false
  readonly #execute: (query: CompiledQuery, isInTransaction: boolean) => Promise<QueryResult<unknown>>

  constructor(execute: (query: CompiledQuery, isInTransaction: boolean) => Promise<QueryResult<unknown>>) {
    this.#execute = execute
  }

  executeQuery<Row>(query: CompiledQuery) {
    return this.#execute(query, this.isInTransaction) as Promise<QueryResult<Row>>
  }

  streamQuery(): never {
    throw new Error('No part of the app streams rows.')
  }
}

/** Gives turns in the order of the calls. */
class Turns {
  #last: Promise<void> = Promise.resolve()
  #leave: (() => void)[] = []

  async take(): Promise<void> {
    const before = this.#last
    this.#last = new Promise((resolve) => this.#leave.push(resolve))
    await before
  }

  leave(): void {
    this.#leave.shift()?.()
  }
}

/** Caches prepared statements by their text. A full cache drops the least recently used one. */
function withStatementCache(database: Database.Database): (sql: string) => SqliteStatement {
  const kept = new Map<string, SqliteStatement>()
  return (sql) => {
    const statement = kept.get(sql) ?? withBindableValues(database.prepare(sql))
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > statementsKept) kept.delete(kept.keys().next().value ?? '')
    return statement
  }
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
