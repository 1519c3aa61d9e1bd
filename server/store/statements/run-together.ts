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
 * Runs statements in one transaction, in the order of their names in the object. PostgreSQL receives all of them at once,
 * so they cost one round trip. Commits where `accepts` returns true for their rows. Otherwise takes everything back.
 * Statements that failed have no rows. Throws the first error, unless `accepts` refuses the rows of the first statement:
 * what fails behind it may have failed because of that.
 */
export function runTogether<Given extends Statements>(
  db: Kysely<Tables>,
  statements: Given,
  accepts: First<Given>,
): Promise<{ readonly rows: RowsOf<Given>; readonly isCommitted: boolean }> {
  return db.getExecutor().provideConnection(async (connection) => {
    let hasFailed = false
    /** On SQLite, a statement runs at once. It must not run where the one before it has failed, such as `begin`. */
    const run = async (statement: CompiledQuery<unknown>) => {
      if (hasFailed) throw new Error('An earlier statement has failed')
      try {
        return await connection.executeQuery(statement)
      } catch (error) {
        hasFailed = true
        throw error
      }
    }
    const [begun, ...settled] = await Promise.allSettled([begin, ...Object.values(statements)].map(run))
    const lists = settled.map((result) => (result.status === 'fulfilled' ? result.value.rows : []))
    const rows = Object.fromEntries(Object.keys(statements).map((name, i) => [name, lists[i]])) as RowsOf<Given>
    const failure = [begun, ...settled].find((result) => result?.status === 'rejected')
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
    const hasNoRows = begun?.status === 'rejected' || settled[0]?.status === 'rejected'
    if (isAccepted || hasNoRows) throw failure?.reason
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
