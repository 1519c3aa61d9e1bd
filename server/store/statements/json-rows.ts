import { type AliasedRawBuilder, type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'
import { isOnPostgres } from './on-postgres.ts'

export type ColumnType = 'text' | 'integer' | 'bigint'

/**
 * Returns rows that a statement receives as one JSON array of objects, as a table named `given`. So one prepared
 * statement serves any number of rows. The columns that a row lacks are null.
 */
export function jsonRows<Row>(
  db: Kysely<Tables>,
  columns: { readonly [Name in keyof Row & string]: ColumnType },
  json: string,
): AliasedRawBuilder<Row, 'given'> {
  const entries = Object.entries<ColumnType>(columns)
  if (isOnPostgres(db)) {
    const types = entries.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`)
    return sql<Row>`json_to_recordset(${json}::json)`.as<'given'>(sql`given(${sql.join(types)})`)
  }
  const values = entries.map(([name]) => sql`json_extract(value, ${sql.lit(`$.${name}`)}) as ${sql.id(name)}`)
  return sql<Row>`(select ${sql.join(values)} from json_each(${json}))`.as('given')
}
