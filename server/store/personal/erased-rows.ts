/** The rows of erasures, which wait as JSON in the table `erased`. */
import type { Kysely, Transaction } from 'kysely'
import { type ProgressRow, raise } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { waitForSaves } from '../statements/turns.ts'
import {
  type AnyRow,
  anyTables,
  inOrderOfReturn,
  isWhole,
  type OwnedRows,
  type Person,
  type TableOfClass,
  type Taken,
  takeOwned,
  takePeople,
} from './personal-rows.ts'
import { isReceiptRow, undone } from './receipts.ts'

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

/** The columns that all rows of one account or class in a receipt share. */
export type About = Omit<Receipt, 'rows'>
type Counts = Receipt['rows']
type ErasedRow = Tables['erased']

export async function takeAll(trx: Transaction<Tables>, owned: readonly OwnedRows[]): Promise<Taken> {
  const taken = new Map<string, readonly AnyRow[]>()
  for (const rows of owned) taken.set(rows.table, await takeOwned(trx, rows))
  return taken
}

/** Returns the rows of `erased` with the taken rows of an account or a class. The first one gets the number `from`. */
export function erasedRows({ id, kind, holder, erasedAt }: About, taken: Taken, from: number): ErasedRow[] {
  const about = { receipt: id, kind, holder, erased_at: erasedAt, erased_by: null }
  return [...taken]
    .flatMap(([of_table, rows]) => partsOf(rows).map((part) => ({ of_table, part })))
    .map(({ of_table, part }, i) => ({
      ...{ ...about, number: from + i, of_table },
      ...{ row_count: part.length, content: JSON.stringify(part) },
    }))
}

export async function keep(trx: Transaction<Tables>, rows: readonly ErasedRow[]): Promise<void> {
  for (const some of inChunks(rows)) await trx.insertInto('erased').values(some).execute()
}

/**
 * Adds rows to a receipt that requests have stored for its accounts since its erasure. Repeats this until it finds
 * nothing. Returns the number of rows by table.
 */
export async function sweep(
  db: Kysely<Tables>,
  { id, erasedAt }: Pick<About, 'id' | 'erasedAt'>,
  people: readonly Person[],
): Promise<Counts> {
  let rows: Counts = {}
  for (;;) {
    const late = await db.transaction().execute(async (trx) => {
      await waitForSaves(trx)
      // An undo waits in the same way. After it, the rows are in use again.
      if (await isUndone(trx, id)) return {}
      const taken = await takePeople(trx, people)
      for (const [holder, ofPerson] of taken) {
        const last = await trx
          .selectFrom('erased')
          .where('holder', '=', holder)
          .where('receipt', '=', id)
          .select((row) => row.fn.max('number').as('number'))
          .executeTakeFirst()
        await keep(trx, erasedRows({ id, kind: 'account', holder, erasedAt }, ofPerson, (last?.number ?? -1) + 1))
      }
      return countsOf(...taken.values())
    })
    if (Object.keys(late).length === 0) return rows
    rows = sumOf(rows, late)
  }
}

/** Returns whether a receipt has no erased rows any more. */
async function isUndone(trx: Transaction<Tables>, receipt: string): Promise<boolean> {
  const erased = trx.selectFrom('erased').where('receipt', '=', receipt).where('kind', '!=', undone)
  return (await erased.select('receipt').limit(1).executeTakeFirst()) === undefined
}

/** Returns the number of rows by table, without empty tables. */
export function countsOf(...taken: readonly Taken[]): Counts {
  const counts: Record<string, number> = {}
  for (const [table, rows] of taken.flatMap((ofOne) => [...ofOne]))
    if (rows.length > 0) counts[table] = (counts[table] ?? 0) + rows.length
  return counts
}

export function sumOf(one: Counts, other: Counts): Counts {
  const sum: Record<string, number> = { ...one }
  for (const [table, count] of Object.entries(other)) sum[table] = (sum[table] ?? 0) + count
  return sum
}

/**
 * Returns the rows of a receipt that is not undone. `waitForSaves` comes before it, so that of two undos the second one
 * finds none.
 */
export function selectErased(trx: Transaction<Tables>, receipt: string): Promise<ErasedRow[]> {
  return trx.selectFrom('erased').where('receipt', '=', receipt).where('kind', '!=', undone).selectAll().execute()
}

/**
 * Takes the rows of a receipt out of `erased`, and puts them back, except sessions. A membership does not come back if
 * its class or its student is gone. Returns the number of rows by table.
 */
export async function putAllBack(trx: Transaction<Tables>, erased: readonly ErasedRow[]): Promise<Counts> {
  const people = new Set(erased.filter(({ kind }) => kind === 'account').map(({ holder }) => holder))
  const kept = new Map<string, AnyRow[][]>()
  const parts = erased.filter((row) => !isReceiptRow(row)).sort((one, other) => one.number - other.number)
  for (const { of_table, content } of parts)
    kept.set(of_table, [...(kept.get(of_table) ?? []), JSON.parse(content) as AnyRow[]])
  const counts: Record<string, number> = {}
  const putTable = async (table: string, rows: AnyRow[][]) => {
    // Nobody is signed in again by an undo.
    if (table === 'sessions') return
    let back = 0
    for (const part of together(rows)) back += await putBack(trx, table, part)
    if (back > 0) counts[table] = (counts[table] ?? 0) + back
  }
  const tables = inOrderOfReturn([...kept.keys()])
  for (const table of tables.filter(isWhole)) await putTable(table, kept.get(table) ?? [])
  await takeOut(trx, erased)
  const late = await takePeople(
    trx,
    [...people].map((id) => ({ id, email: null })),
  )
  for (const table of tables.filter((table) => !isWhole(table))) await putTable(table, kept.get(table) ?? [])
  // Rows that a late request has stored must not take the place of erased ones, so they come second.
  for (const taken of late.values()) {
    const rowsByTable = inParts(taken)
    for (const table of inOrderOfReturn([...rowsByTable.keys()])) await putTable(table, rowsByTable.get(table) ?? [])
  }
  return counts
}

/** Deletes the rows of a receipt from `erased`. Throws if the daily job has deleted some of them meanwhile. */
async function takeOut(trx: Transaction<Tables>, erased: readonly ErasedRow[]): Promise<void> {
  const [first] = erased
  if (!first) return
  const { numDeletedRows } = await trx
    .deleteFrom('erased')
    .where('receipt', '=', first.receipt)
    .where('kind', '!=', undone)
    .executeTakeFirstOrThrow()
  if (Number(numDeletedRows) < erased.length) throw new Error('The erased rows were deleted for good meanwhile.')
}

const inParts = (taken: Taken) => new Map([...taken].map(([table, rows]) => [table, [[...rows]]]))

/** Returns the rows of small parts in parts of the usual size, so that a class takes few statements. */
const together = (parts: readonly AnyRow[][]) => partsOf(parts.flat())

/** Inserts the erased rows of a table. Returns the number of inserted rows. */
async function putBack(trx: Transaction<Tables>, table: string, erased: readonly AnyRow[]): Promise<number> {
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

/** The things that must exist before a row of a class can come back. The rows of other tables need nothing. */
const neededBy: Readonly<Record<TableOfClass, 'nothing' | 'class' | 'class and student'>> = {
  ...{ classrooms: 'nothing', class_teachers: 'class', class_invitations: 'class' },
  ...{ memberships: 'class and student', join_requests: 'class and student', task_students: 'class and student' },
  // The rows of these tables come back even if their class no longer exists.
  ...{ tasks: 'nothing', task_sets: 'nothing', removals: 'nothing' },
}

const isOfClass = (table: string): table is TableOfClass => table in neededBy

/** Returns the rows without those whose class or student no longer exists. */
async function presentOnly(
  trx: Transaction<Tables>,
  table: string,
  rows: readonly AnyRow[],
): Promise<readonly AnyRow[]> {
  const needed = isOfClass(table) ? neededBy[table] : 'nothing'
  if (needed === 'nothing') return rows
  const idsIn = (column: string) => [...new Set(rows.map((row) => String(row[column])))]
  const classes = await trx.selectFrom('classrooms').where('id', 'in', idsIn('class_id')).select('id').execute()
  const classIds = new Set(classes.map(({ id }) => id))
  const inClasses = rows.filter((row) => classIds.has(String(row.class_id)))
  if (needed === 'class') return inClasses
  const students = await trx.selectFrom('accounts').where('id', 'in', idsIn('student_id')).select('id').execute()
  const studentIds = new Set(students.map(({ id }) => id))
  return inClasses.filter((row) => studentIds.has(String(row.student_id)))
}
