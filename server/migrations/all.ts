import type { Migration } from 'kysely'
import * as firstTables from './0001-first-tables.ts'

/**
 * The migrations in the order of their names. They are imported one by one, so that the bundle contains them. A
 * released migration never changes.
 */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
}
