import { CompiledQuery, type DatabaseConnection, type Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

type Statements = Readonly<Record<string, CompiledQuery<unknown>>>
type RowsOf<Given extends Statements> = {
  [Name in keyof Given]: Given[Name] extends CompiledQuery<infer Row> ? Row[] : never
}
type First<Given extends Statements> = (rows: RowsOf<Given>) => boolean

const begin = CompiledQuery.raw('begin')
const commit = CompiledQuery.raw('commit')
const rollback = CompiledQuery.raw('rollback')

/**
 * Runs statements in one transaction, in the order of their names in the object. PostgreSQL receives all of them at once
 * after `begin`, so they cost one round trip. Commits where `accepts` returns true for their rows. Otherwise everything
 * is taken back.
 * Statements that failed have no rows. Throws the first error, unless `accepts` refuses the rows of the first statement:
 * what fails behind it may have failed because of that.
 */
export function runTogether<Given extends Statements>(
  db: Kysely<Tables>,
  statements: Given,
  accepts: First<Given>,
): Promise<{ readonly rows: RowsOf<Given>; readonly isCommitted: boolean }> {
  return db.getExecutor().provideConnection(async (connection) => {
    // Without a transaction, each of the statements would be committed by itself.
    await connection.executeQuery(begin)
    let hasFailed = false
    /** On SQLite, a statement runs at once, and not where the one before it has failed. */
    const run = async (statement: CompiledQuery<unknown>) => {
      if (hasFailed) throw new Error('An earlier statement has failed')
      try {
        return await connection.executeQuery(statement)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
    const settled = await Promise.allSettled(Object.values(statements).map(run))
    const lists = settled.map((result) => (result.status === 'fulfilled' ? result.value.rows : []))
    const rows = Object.fromEntries(Object.keys(statements).map((name, i) => [name, lists[i]])) as RowsOf<Given>
    const failure = settled.find((result) => result.status === 'rejected')
    const isAccepted = accepts(rows)
    if (isAccepted && !failure) {
      try {
        await run(commit)
        return { rows, isCommitted: true }
      } catch (error) {
        await takeBack(connection)
        throw error
      }
    }
    await takeBack(connection)
    if (failure && (isAccepted || settled[0] === failure)) throw failure.reason
    return { rows, isCommitted: false }
  })
}

/** SQLite rolls back by itself after some errors, and a lost connection needs no rollback. */
async function takeBack(connection: DatabaseConnection): Promise<void> {
  try {
    await connection.executeQuery(rollback)
  } catch {
    // The first error says more.
  }
}
