/** The contents of all tables: to see that a refused request changed none of them, and to put them back. */
import { createHash, randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { workersOf } from '../engines/cluster/citus.ts'
import { schema, type Tables } from '../schema.ts'

type Table = keyof Tables
type TableRow = Record<string, unknown>
export type Contents = Readonly<Record<Table, readonly TableRow[]>>

const tables = Object.keys(schema) as Table[]

export async function contentsOf(db: Kysely<Tables>): Promise<Contents> {
  const entries = tables.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const)
  return Object.fromEntries(await Promise.all(entries)) as unknown as Contents
}

/** Puts contents back. Their times move on by `later` milliseconds. */
export async function putBack(db: Kysely<Tables>, contents: Contents, later: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    for (const table of tables) {
      await trx.deleteFrom(table).execute()
      const rows = contents[table].map((row) => moved(row, later))
      if (rows.length > 0)
        await (trx as unknown as Kysely<Record<string, TableRow>>).insertInto(table).values(rows).execute()
    }
  })
}

function moved(row: TableRow, later: number): TableRow {
  const isTime = (column: string, value: unknown) => /_(at|until)$/.test(column) && typeof value === 'number'
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, isTime(column, value) ? Number(value) + later : value]),
  )
}

/** Returns the tables whose contents are different. */
export function changedTables(before: Contents, after: Contents): Table[] {
  return tables.filter((table) => digestOf(before[table]) !== digestOf(after[table]))
}

function digestOf(rows: readonly TableRow[]): string {
  const lines = rows.map((row) => JSON.stringify(row)).sort()
  return createHash('sha256').update(lines.join('\n')).digest('hex')
}

/**
 * Returns a mark that stays the same as long as no other connection writes. So a request that wrote nothing needs no
 * look at the tables. On PostgreSQL it may also change by itself. On several servers it always changes, because the
 * coordinator counts no transactions of the workers.
 */
export async function writeMark(db: Kysely<Tables>, isPostgres: boolean): Promise<string> {
  if (isPostgres && (await workersOf(db)).length > 0) return randomUUID()
  const statement = isPostgres
    ? sql<TableRow>`select pg_snapshot_xmax(pg_current_snapshot())::text as mark`
    : sql<TableRow>`pragma data_version`
  const { rows } = await statement.execute(db)
  return JSON.stringify(rows)
}
