import { type Kysely, sql } from 'kysely'
import { executedMigrations, refuseOtherVersions } from '../engines/executed-migrations.ts'
import { UnusableDatabase } from '../engines/unusable.ts'
import type { Tables } from '../schema.ts'

/** The contents of a database or a backup, in a form in which both can be compared. */
export interface Contents {
  readonly migrations: readonly string[]
  /** The number of rows by table, without Kysely's tables of migrations. */
  readonly rows: Readonly<Record<string, number>>
}

/** The tables whose rows nobody would miss. */
const temporary: readonly string[] = [
  'write_checks',
  'sessions',
  'device_reports',
  'jobs',
] satisfies readonly (keyof Tables)[]

/** Counts all rows. An empty database has no migrations. */
export async function readContents(db: Kysely<Tables>): Promise<Contents> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name)
  const rows: Record<string, number> = {}
  for (const name of names.filter((name) => !isMigrationTable(name))) {
    const counted = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(name)}`.execute(db)
    rows[name] = counted.rows[0]?.rows ?? 0
  }
  return { migrations: names.includes('kysely_migration') ? await executedMigrations(db) : [], rows }
}

export function isMigrationTable(table: string): boolean {
  return table.startsWith('kysely_migration')
}

/** Returns whether anybody would miss the data. */
export function hasData({ rows }: Contents): boolean {
  return Object.entries(rows).some(([table, count]) => count > 0 && !temporary.includes(table))
}

/** Throws `UnusableDatabase` if a backup cannot be restored by this version. */
export function requireRestorable({ migrations }: Contents, file: string): void {
  if (migrations.length === 0) throw new UnusableDatabase(`${file} is no backup of Solve it! Maths.`)
  refuseOtherVersions(migrations, file, 'Restore it with that version.')
}

/**
 * Returns the contents of a backup after its restore, which ends all sessions: some may be of people who logged out.
 */
export function withoutSessions({ migrations, rows }: Contents): Contents {
  return { migrations, rows: { ...rows, sessions: 0 } }
}

/** Returns one line with the number of rows of each table that has data. */
export function listRows({ rows }: Contents): string {
  const counted = Object.entries(rows).filter(([table, count]) => count > 0 && !temporary.includes(table))
  return counted.map(([table, count]) => `${table} ${count}`).join(', ') || 'none'
}
