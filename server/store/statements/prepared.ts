import type { Compilable, CompiledQuery, Kysely } from 'kysely'
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
 * Throws where it computes with one.
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
