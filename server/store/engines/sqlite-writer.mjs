/**
 * The thread of `writer-thread.ts`, which commits transactions on a connection of its own. Node cannot load TypeScript
 * in a thread, so this file is JavaScript.
 */
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'

/**
 * @typedef {import('./writer-thread.ts').WriterSettings} WriterSettings
 * @typedef {import('./writer-thread.ts').Transaction} Transaction
 * @typedef {import('./writer-thread.ts').Outcome} Outcome
 */

const { file, patience } = /** @type {WriterSettings} */ (workerData)
const database = new Database(file, { timeout: patience })
for (const setting of ['synchronous = full', 'cache_size = -32000', 'secure_delete = on'])
  database.exec(`pragma ${setting}`)

/**
 * The app has few statements of this kind, and each is prepared once.
 * @type {Map<string, Database.Statement>}
 */
const prepared = new Map()

/** @param {string} sql */
function prepare(sql) {
  const statement = prepared.get(sql) ?? database.prepare(sql)
  prepared.set(sql, statement)
  return statement
}

/**
 * @param {Transaction['statements']} statements
 * @returns {unknown[][]}
 */
function commit(statements) {
  // An earlier rollback may have failed.
  if (database.inTransaction) database.exec('rollback')
  database.exec('begin immediate')
  try {
    const rows = statements.map(({ sql, parameters }) => {
      const statement = prepare(sql)
      if (statement.reader) return statement.all(parameters)
      statement.run(parameters)
      return []
    })
    database.exec('commit')
    return rows
  } catch (error) {
    // SQLite rolls back by itself after some errors. A second rollback would hide them.
    if (database.inTransaction) database.exec('rollback')
    throw error
  }
}

/**
 * Runs statements that SQLite refuses in a transaction.
 * @param {Transaction['statements']} statements
 * @returns {unknown[][]}
 */
function runAlone(statements) {
  return statements.map(({ sql }) => {
    const statement = database.prepare(sql)
    if (statement.reader) return statement.all()
    statement.run()
    return []
  })
}

/**
 * @param {Transaction} transaction
 * @returns {Outcome}
 */
function outcomeOf({ id, statements, isAlone }) {
  try {
    return { id, rows: isAlone ? runAlone(statements) : commit(statements) }
  } catch (error) {
    const { message, code } = /** @type {Error & { code?: string }} */ (error)
    return { id, error: { message, code } }
  }
}

parentPort?.on('message', (/** @type {Transaction | 'close'} */ message) => {
  if (message !== 'close') {
    parentPort?.postMessage(outcomeOf(message))
  } else {
    prepared.clear()
    database.close()
    parentPort?.close()
  }
})
