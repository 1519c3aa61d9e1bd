import type { Compilable, Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** Stands in a compiled statement where a value goes. */
class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * A statement that is compiled once and run often, within a transaction or without. `build` may only hand its values
 * on to the statement, since when it runs they are not known yet.
 */
export function hot<Values extends object, Row>(build: (values: Values) => Compilable<Row>) {
  const places = new Proxy({}, { get: (_, name) => new Place(String(name)) })
  const compiled = build(places as Values).compile()
  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const filled = (given: unknown) => (given instanceof Place ? values[given.name as keyof Values] : given)
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: compiled.parameters.map(filled) })
    return rows
  }
}
