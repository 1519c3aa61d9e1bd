/** The rows of `erased` that say what a teacher has erased, one for each receipt. They hold no erased row. */
import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Tables } from '../schema.ts'

/** The kinds of erasures. `deletedClass` means the listed students of a class that was deleted for good. */
const erasedKinds = ['class', 'student', 'deletedClass'] as const

const content = z.object({
  what: z.enum(erasedKinds),
  classId: z.string(),
  /** The name of the class. */
  className: z.string(),
  /** The name of the student, if one was erased. */
  student: z.string().nullable(),
  students: z.int(),
  answers: z.int(),
  levels: z.int(),
  tasks: z.int(),
  cards: z.int(),
  /** The students who have left the class and keep their accounts. */
  left: z.int(),
  /**
   * The account of the teacher, whose e-mail address is in no receipt. Receipts of older versions have none, and then
   * nobody is named: `erased_by` may be a later owner of the class, who has not erased anything.
   */
  by: z.string().nullable().default(null),
})
export type ReceiptContent = z.infer<typeof content>

/** A receipt of a teacher, who may undo the erasure. */
export interface TeacherReceipt extends ReceiptContent {
  readonly id: string
  readonly erasedAt: number
}

/** The value of `of_table` in these rows. */
const receiptRow = 'receipt'

/** The `kind` of such a row after an undo. It lets a second undo of the same receipt succeed. */
export const undone = 'undone'

/** A row that says what was erased. `holder` is the class or the student. */
export function rowOfReceipt(
  { id, erasedAt, ...about }: TeacherReceipt,
  erasedBy: string,
  holder: string,
): Tables['erased'] {
  const kind = about.what === 'student' ? 'account' : 'class'
  const row = { receipt: id, kind, holder, erased_at: erasedAt, erased_by: erasedBy }
  return { ...row, number: 0, of_table: receiptRow, row_count: 1, content: JSON.stringify([content.parse(about)]) }
}

/** Stores that a receipt was undone, and into which class its students came back if not into their own. */
export async function keepUndone(trx: Transaction<Tables>, row: Tables['erased'], into: string | null): Promise<void> {
  await trx
    .insertInto('erased')
    .values({ ...row, kind: undone, content: JSON.stringify([{ into }]) })
    .execute()
}

/** Returns the class into which the students of an undone receipt came back. */
export const intoOf = ({ content }: Tables['erased']): string | null =>
  z.tuple([z.object({ into: z.string().nullable() })]).parse(JSON.parse(content))[0].into

/** Returns the row that says what was erased, of all rows of a receipt. An operator's receipt has none. */
export const receiptRowIn = (erased: readonly Tables['erased'][]) => erased.find(isReceiptRow)

export const isReceiptRow = ({ of_table }: Tables['erased']) => of_table === receiptRow

/** Returns whether the erased students come back into another class, because theirs was deleted. */
export function comesBackElsewhere(erased: readonly Tables['erased'][]): boolean {
  const row = receiptRowIn(erased)
  return row !== undefined && receiptOf(row).what === 'deletedClass'
}

export function receiptOf({ receipt, erased_at, content: text }: Tables['erased']): TeacherReceipt {
  const [about] = z.tuple([content]).parse(JSON.parse(text))
  return { ...about, id: receipt, erasedAt: erased_at }
}

/** Selects the rows about the receipts of a teacher since a time. */
export function receiptRowsOf(db: Kysely<Tables>, teacherId: string, since: number) {
  return db.selectFrom('erased').where('erased_by', '=', teacherId).where('erased_at', '>=', since).selectAll()
}

/** The name of a class: in the row about a receipt, or in the row of the erased class. */
const classNamed = z.tuple([z.union([z.object({ className: z.string() }), z.object({ name: z.string() })])])

/** Returns the names of the classes by receipt. An account that the operator has erased has no class. */
export async function classNamesByReceipt(db: Kysely<Tables>): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('erased')
    .where('kind', '!=', undone)
    .where('of_table', 'in', [receiptRow, 'classrooms'])
    .select(['receipt', 'content'])
    .execute()
  return new Map(
    rows.map(({ receipt, content }) => {
      const [about] = classNamed.parse(JSON.parse(content))
      return [receipt, 'name' in about ? about.name : about.className]
    }),
  )
}

/** Gives the receipts about students of a class to its new owner, who alone may bring them back. */
export async function handReceiptsOver(
  trx: Transaction<Tables>,
  classId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  const rows = await receiptRowsOf(trx, from, 0).where('kind', '!=', undone).execute()
  const ofStudents = rows.filter((row) => {
    const receipt = receiptOf(row)
    return receipt.what === 'student' && receipt.classId === classId
  })
  for (const row of ofStudents) {
    const { numDeletedRows } = await trx
      .deleteFrom('erased')
      .where('holder', '=', row.holder)
      .where('receipt', '=', row.receipt)
      .where('number', '=', row.number)
      .where('kind', '=', row.kind)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n)
      await trx
        .insertInto('erased')
        .values({ ...row, erased_by: to })
        .execute()
  }
}
