import type { Transaction } from 'kysely'
import type { Tables } from '../schema.ts'

/** The most students of a class after a list or a move. */
export const mostStudents = 500

/**
 * Writes the row of a class that is in use, so that lists and moves into it come one after another. Returns whether the
 * class exists and is not archived.
 */
export async function holdClass(trx: Transaction<Tables>, id: string): Promise<boolean> {
  const held = await trx
    .updateTable('classrooms')
    .set((row) => ({ is_open: row.ref('is_open') }))
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return held !== undefined
}

/** Returns the number of students in a class. */
export async function studentsIn(trx: Transaction<Tables>, classId: string): Promise<number> {
  const { count } = await trx
    .selectFrom('memberships')
    .where('class_id', '=', classId)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
