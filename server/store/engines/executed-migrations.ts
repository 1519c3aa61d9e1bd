import type { Kysely } from 'kysely'
import { migrations } from '../../migrations/all.ts'
import type { Tables } from '../schema.ts'
import { UnusableDatabase } from './unusable.ts'

/** Returns the names of a database's executed migrations. Throws where the database has no table of them. */
export async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration')
  return (await table.select('name').execute()).map(({ name }) => name)
}

/** Throws `UnusableDatabase` where this version lacks a migration. The message is `name`, the reason and `remedy`. */
export function refuseNewer(executed: readonly string[], name: string, remedy: string): void {
  if (executed.every((migration) => migration in migrations)) return
  throw new UnusableDatabase(`${name} was made by a newer version of Solve it! Maths. ${remedy}`)
}
