import { CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** The text by which an engine knows that the values of a statement are statements for one transaction. */
export const oneTransaction = '(one transaction)'

type RowsOf<Statements> = {
  [Name in keyof Statements]: Statements[Name] extends CompiledQuery<infer Row> ? Row[] : never
}

/**
 * Runs statements in one transaction, and returns the rows of each after the commit. PostgreSQL receives everything
 * from `begin` to `commit` at once, so the transaction costs one round trip. So nothing can be decided between two
 * statements: a later one must find in the tables what it depends on. Where one fails, nothing is changed.
 */
export async function runTogether<const Statements extends readonly CompiledQuery<unknown>[]>(
  db: Kysely<Tables>,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const transaction = CompiledQuery.raw(oneTransaction, [...statements])
  const { rows } = await db.executeQuery(transaction)
  return rows as RowsOf<Statements>
}
