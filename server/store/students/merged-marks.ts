import type { Transaction } from 'kysely'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'

interface Accounts {
  readonly from: string
  readonly to: string
}

/**
 * Gives the marks of worksheets to another account. The id of the first one still deals their questions. Marks of a
 * worksheet of which the other account has marks too stay behind.
 */
export async function moveMarks(trx: Transaction<Tables>, { from, to }: Accounts): Promise<void> {
  const rows = await trx.deleteFrom('paper_answers').where('student_id', '=', from).returningAll().execute()
  if (rows.length === 0) return
  const marked = await trx
    .selectFrom('paper_answers')
    .where('student_id', '=', to)
    .select(['teacher_id', 'worksheet_id'])
    .execute()
  const sheetOf = (row: (typeof marked)[number]) => `${row.teacher_id} ${row.worksheet_id}`
  const sheets = new Set(marked.map(sheetOf))
  await insertMarks(
    trx,
    rows.map((row) => (sheets.has(sheetOf(row)) ? row : { ...row, student_id: to, dealt_as: from })),
  )
}

/** Gives back the marks that `moveMarks` has moved. */
export async function separateMarks(trx: Transaction<Tables>, { from, to }: Accounts): Promise<void> {
  const rows = await trx
    .deleteFrom('paper_answers')
    .where('student_id', '=', from)
    .where('dealt_as', '=', to)
    .returningAll()
    .execute()
  await insertMarks(
    trx,
    rows.map((row) => ({ ...row, student_id: to, dealt_as: null })),
  )
}

async function insertMarks(trx: Transaction<Tables>, rows: readonly Tables['paper_answers'][]): Promise<void> {
  for (const chunk of inChunks(rows))
    await trx
      .insertInto('paper_answers')
      .values(chunk)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
}
