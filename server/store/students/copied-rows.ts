import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import { type AnyRow, anyTables } from '../personal/personal-rows.ts'
import { schema, type Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import type { CopiedTable } from './merged-tables.ts'

export interface Copy {
  readonly from: string
  /** The columns that have another value in the copy. */
  readonly given: Readonly<Record<string, string | null>>
  /** Only rounds that this account has played. */
  readonly playedAs?: string
  /** No rows of these classes. */
  readonly withheld?: readonly string[]
  /** Only rows with these ids. */
  readonly ids?: readonly string[]
}

/** Copies the rows of a student to another one, in the database. A row that the other one has already stays. */
export async function copyRows(trx: Transaction<Tables>, table: CopiedTable, copy: Copy): Promise<void> {
  const columns = Object.keys(schema[table])
  const values = columns.map((column) => (column in copy.given ? sql.val(copy.given[column]).as(column) : column))
  await anyTables(trx)
    .insertInto(table)
    .columns(columns)
    .expression(anyTables(trx).selectFrom(table).where(isCopied(table, copy)).select(values))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Takes back the copies of rows that the account of a merge still has. A row that has changed since, or that the listed
 * account had before, is different from that account's row and stays.
 */
export async function takeBackCopies(
  trx: Transaction<Tables>,
  table: CopiedTable,
  { accountId, studentId }: { readonly accountId: string; readonly studentId: string },
): Promise<void> {
  const rowsOf = (id: string) => anyTables(trx).selectFrom(table).where('student_id', '=', id).selectAll().execute()
  const textOf = ({ student_id: _, ...row }: AnyRow) => JSON.stringify(Object.entries(row).sort())
  const copied = new Set((await rowsOf(accountId)).map(textOf))
  if (copied.size === 0) return
  const own = (await rowsOf(studentId)).filter((row) => !copied.has(textOf(row)))
  await anyTables(trx).deleteFrom(table).where('student_id', '=', studentId).execute()
  for (const rows of inChunks(own)) await anyTables(trx).insertInto(table).values(rows).execute()
}

/** Gives rounds with their moves to another student. */
export async function moveRounds(trx: Transaction<Tables>, copy: Copy): Promise<void> {
  for (const table of ['rounds', 'moves'] as const) await copyRows(trx, table, copy)
  for (const table of ['moves', 'rounds'] as const)
    await anyTables(trx).deleteFrom(table).where(isCopied(table, copy)).execute()
}

/** Returns the condition on the rows of a copy. */
function isCopied(table: CopiedTable, { from, playedAs, withheld = [], ids }: Copy) {
  return (row: ExpressionBuilder<Record<string, AnyRow>, string>) => {
    const isFrom = row('student_id', '=', from)
    if (withheld.length > 0) return isFrom.and('class_id', 'not in', withheld)
    if (ids) return isFrom.and('id', 'in', ids)
    if (playedAs === undefined) return isFrom
    if (table === 'rounds') return isFrom.and('played_as', '=', playedAs)
    const rounds = row.selectFrom('rounds').where('student_id', '=', from).where('played_as', '=', playedAs)
    return isFrom.and('round_id', 'in', rounds.select('round_id'))
  }
}
