/** The rows of erasures, which wait as JSON in the table `erased`. */
import { PostgresAdapter, sql, type Transaction } from 'kysely'
import { type ProgressRow, raise } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { type AnyRow, anyTables, type OwnedRows, type Person, rowsOfAccount, takeOwned } from './personal-rows.ts'

/** The rows of a table that are stored in one row of `erased`. */
const rowsInPart = 500

/** The proof of an erasure. */
export interface Receipt {
  readonly id: string
  readonly kind: 'account' | 'class'
  /** The id of the account or the class. */
  readonly holder: string
  readonly erasedAt: number
  /** The number of rows by table, without empty tables. */
  readonly rows: Readonly<Record<string, number>>
}

/** The rows of an erasure by table. */
export type Taken = ReadonlyMap<string, readonly AnyRow[]>

export async function takeAll(trx: Transaction<Tables>, owned: readonly OwnedRows[]): Promise<Taken> {
  const taken = new Map<string, readonly AnyRow[]>()
  for (const rows of owned) taken.set(rows.table, await takeOwned(trx, rows))
  return taken
}

/** Stores rows as parts of a receipt. The first part gets the number `from`. */
export async function keep(
  trx: Transaction<Tables>,
  { id, kind, holder, erasedAt }: About,
  taken: Taken,
  from: number,
) {
  const parts = [...taken].flatMap(([table, rows]) => partsOf(rows).map((part) => ({ table, part })))
  for (const [i, { table, part }] of parts.entries()) {
    const about = { receipt: id, kind, holder, number: from + i, erased_at: erasedAt }
    const content = { of_table: table, row_count: part.length, content: JSON.stringify(part) }
    await trx
      .insertInto('erased')
      .values({ ...about, ...content })
      .execute()
  }
}

export type About = Omit<Receipt, 'rows'>
type Counts = Receipt['rows']

/**
 * Adds rows to a receipt that requests have stored for the account since its erasure. Returns their number by table.
 */
export async function sweep(trx: Transaction<Tables>, about: About, person: Person): Promise<Counts> {
  const taken = await takeAll(trx, rowsOfAccount(person))
  const last = await trx
    .selectFrom('erased')
    .where('holder', '=', about.holder)
    .where('receipt', '=', about.id)
    .select((row) => row.fn.max('number').as('number'))
    .executeTakeFirst()
  await keep(trx, about, taken, (last?.number ?? -1) + 1)
  return countsOf(taken)
}

/**
 * Waits for the saves that have begun, because on PostgreSQL an erasure does not see their rows before they commit.
 * Each save first writes its round. SQLite has one writer at a time.
 */
export async function waitForSaves(trx: Transaction<Tables>): Promise<void> {
  if (trx.getExecutor().adapter instanceof PostgresAdapter)
    await sql`lock table rounds in share row exclusive mode`.execute(trx)
}

export function countsOf(taken: Taken): Counts {
  return Object.fromEntries(
    [...taken].filter(([, rows]) => rows.length > 0).map(([table, rows]) => [table, rows.length]),
  )
}

export function sumOf(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one }
  for (const [table, count] of Object.entries(other)) sum[table] = (sum[table] ?? 0) + count
  return sum
}

/** Inserts the erased rows of a table. Returns the number of inserted rows. */
export async function putBack(trx: Transaction<Tables>, table: string, erased: readonly AnyRow[]): Promise<number> {
  const rows = await presentOnly(trx, table, erased)
  if (rows.length === 0) return 0
  // A late save may have made a record of a level that also has an erased one. The better one counts.
  if (table === 'progress') return (await raise(trx, rows as unknown as ProgressRow[])).length
  const insert = anyTables(trx).insertInto(table).values(rows)
  // A code that another class has by now is an error, because the class must not be lost without a message.
  const isUnique = table === 'classrooms'
  const result = await (isUnique ? insert : insert.onConflict((conflict) => conflict.doNothing())).executeTakeFirst()
  return Number(result.numInsertedOrUpdatedRows ?? 0)
}

function partsOf(rows: readonly AnyRow[]): AnyRow[][] {
  return Array.from({ length: Math.ceil(rows.length / rowsInPart) }, (_, i) =>
    rows.slice(i * rowsInPart, (i + 1) * rowsInPart),
  )
}

/** The tables whose rows need a class, and those whose rows also need a student. */
const ofClass = ['class_teachers', 'class_invitations']
const ofClassAndStudent = ['memberships', 'join_requests', 'task_students']

/** Returns the rows without those whose class or student no longer exists. */
async function presentOnly(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly AnyRow[],
): Promise<readonly AnyRow[]> {
  const needsStudent = ofClassAndStudent.includes(table)
  if (!needsStudent && !ofClass.includes(table)) return rows
  const idsIn = (column: string) => [...new Set(rows.map((row) => String(row[column])))]
  const classes = await trx.selectFrom('classrooms').where('id', 'in', idsIn('class_id')).select('id').execute()
  const classIds = new Set(classes.map(({ id }) => id))
  const inClasses = rows.filter((row) => classIds.has(String(row.class_id)))
  if (!needsStudent) return inClasses
  const students = await trx.selectFrom('accounts').where('id', 'in', idsIn('student_id')).select('id').execute()
  const studentIds = new Set(students.map(({ id }) => id))
  return inClasses.filter((row) => studentIds.has(String(row.student_id)))
}
