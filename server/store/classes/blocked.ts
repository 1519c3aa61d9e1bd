import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

/** Selects the removals that keep students from joining a class again. An undone one does not. */
export const blocksOf = (db: Kysely<Tables>, classId: string) => openBlocks(db).where('class_id', '=', classId)

/** Selects the removals that keep a student from joining classes again. */
export const blocksOfStudent = (db: Kysely<Tables>, studentId: string) =>
  openBlocks(db).where('student_id', '=', studentId).selectAll()

function openBlocks(db: Kysely<Tables>) {
  return db
    .selectFrom('removals')
    .where('what', '=', 'membership')
    .where('undone_at', 'is', null)
    .where('admitted_at', 'is', null)
}

/** Returns whether the student was removed from the class and not let in again. */
export async function isBlocked(db: Kysely<Tables>, classId: string, studentId: string): Promise<boolean> {
  const row = await blocksOf(db, classId).where('student_id', '=', studentId).select('id').executeTakeFirst()
  return row !== undefined
}
