import type { Kysely } from 'kysely'
import { migrations, titleOf } from '../../migrations/all.ts'
import type { Tables } from '../schema.ts'
import { UnusableDatabase } from './unusable.ts'

/** Returns the names of a database's executed migrations. Throws if the database has no table of them. */
export async function executedMigrations(db: Kysely<Tables>): Promise<string[]> {
  const table = db.withTables<{ kysely_migration: { name: string } }>().selectFrom('kysely_migration')
  return (await table.select('name').execute()).map(({ name }) => name)
}

/** Throws `UnusableDatabase` if this version lacks a migration. The message is `name`, the reason and `remedy`. */
export function refuseOtherVersions(executed: readonly string[], name: string, remedy: string): void {
  const unknown = executed.find((migration) => !(migration in migrations))
  if (unknown === undefined) return
  // A known title has another hash if the migration was edited since. Its tables may then differ.
  const isEdited = Object.keys(migrations).some((migration) => titleOf(migration) === titleOf(unknown))
  const version = isEdited ? 'another version' : 'a newer version'
  throw new UnusableDatabase(`${name} was made by ${version} of Solve it! Maths. ${remedy}`)
}
