import type { Compilable, Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Represents a value in a compiled statement. */
class Placeholder {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

/**
 * Returns a function that runs a statement with values, within a transaction or without. The statement is compiled only
 * once, when the values are not known yet. So `build` may only hand the values on to the statement. Throws where a
 * value that `build` reads does not arrive in the compiled parameters.
 */
export function prepared<Values extends object, Row>(build: (values: Values) => Compilable<Row>) {
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
  const missing = given.filter((placeholder) => !compiled.parameters.includes(placeholder))
  if (missing.length > 0)
    throw new Error(`not handed on to the statement: ${missing.map(({ name }) => name).join(', ')}`)
  return async (db: Kysely<Tables>, values: Values): Promise<Row[]> => {
    const filled = (parameter: unknown) =>
      parameter instanceof Placeholder ? values[parameter.name as keyof Values] : parameter
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters: compiled.parameters.map(filled) })
    return rows
  }
}
