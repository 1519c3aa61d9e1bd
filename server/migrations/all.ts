import type { Migration } from 'kysely'
import * as firstTables from './0001-first-tables.ts'

/**
 * The migrations in the order of their names. Each one is imported by name, so that the bundle contains it. A released
 * migration never changes.
 */
export const migrations: Record<string, Migration> = {
  '0001-first-tables': firstTables,
}
