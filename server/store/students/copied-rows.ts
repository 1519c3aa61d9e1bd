import { type ExpressionBuilder, sql, type Transaction } from 'kysely'
import { type AnyRow, anyTables } from '../personal/personal-rows.ts'
import { schema, type Tables } from '../schema.ts'
import type { CopiedTable } from './merged-tables.ts'

interface Copy {
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

/** Gives removals with some ids to another student. They keep that student from joining their classes again. */
export async function moveBlocks(trx: Transaction<Tables>, ids: readonly string[], copy: Copy): Promise<void> {
  if (ids.length === 0) return
  await copyRows(trx, 'removals', { ...copy, ids })
  await trx.deleteFrom('removals').where('student_id', '=', copy.from).where('id', 'in', ids).execute()
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
