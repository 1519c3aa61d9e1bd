import { type Compilable, CompiledQuery, type Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Takes the position of a value in a compiled statement. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/** A statement that is compiled once and run often. */
export interface Prepared<Values, Row> {
  /** Runs the statement, within a transaction or without. */
  (db: Kysely<Tables>, values: Values): Promise<Row[]>
  /** Returns the statement with its values, for `runTogether`. */
  readonly with: (values: Values) => CompiledQuery<Row>
}

/**
 * Compiles a statement. When `build` runs, the values are not known yet, so it may only hand them on to the statement.
 * Throws if it computes with one.
 */
export function prepared<Values extends object, Row>(
  build: (values: Values) => Compilable<Row>,
): Prepared<Values, Row> {
  const given: Placeholder[] = []
  const placeholders = new Proxy(
    {},
    {
      get(_, name) {
        const placeholder = new Placeholder(String(name))
        given.push(placeholder)
        return placeholder
      },
    },
  )
  const compiled = build(placeholders as Values).compile()
  const lost = given.filter((placeholder) => !compiled.parameters.includes(placeholder))
  if (lost.length > 0) throw new Error(`not handed on to the statement: ${lost.map(({ name }) => name).join(', ')}`)
  const withValues = (values: Values): CompiledQuery<Row> => {
    const filled = (parameter: unknown) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter
    return { ...compiled, parameters: compiled.parameters.map(filled) }
  }
  const run = async (db: Kysely<Tables>, values: Values) => (await db.executeQuery<Row>(withValues(values))).rows
  return Object.assign(run, { with: withValues })
}

/** The text by which an engine knows that the values of a statement are statements for one transaction. */
export const oneTransaction = '(one transaction)'

type RowsOf<Statements> = {
  [Name in keyof Statements]: Statements[Name] extends CompiledQuery<infer Row> ? Row[] : never
}

/**
 * Runs statements in one transaction, and returns the rows of each after the commit. PostgreSQL receives everything
 * from `begin` to `commit` at once, so the transaction costs one round trip. So nothing can be decided between two
 * statements: a later one must find in the tables what it depends on. If one fails, nothing is changed.
 */
export async function runTogether<const Statements extends readonly CompiledQuery<unknown>[]>(
  db: Kysely<Tables>,
  statements: Statements,
): Promise<RowsOf<Statements>> {
  const transaction = CompiledQuery.raw(oneTransaction, [...statements])
  const { rows } = await db.executeQuery(transaction)
  return rows as RowsOf<Statements>
}
