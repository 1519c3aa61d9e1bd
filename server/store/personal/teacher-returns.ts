import type { Kysely } from 'kysely'
import type { Announce } from '../changes.ts'
import { holdClass, mostStudents, studentsIn } from '../classes/class-size.ts'
import type { TaughtClass } from '../classes/classes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { takeTurn, waitForSaves } from '../statements/turns.ts'
import { putAllBack, selectErased } from './erased-rows.ts'
import { undoLasts } from './erasures.ts'
import { intoOf, keepUndone, receiptOf, receiptRowIn, receiptRowsOf, type TeacherReceipt, undone } from './receipts.ts'

/**
 * `elsewhere` means that the class was deleted, so that its students come back into another one. `classFirst` means
 * that the class of the student is erased too.
 */
export type UndoOutcome = 'undone' | 'notFound' | 'elsewhere' | 'classFirst'
/** `taken` means that the students have come back into a different class before. */
export type ReturnOutcome = 'returned' | 'notFound' | 'noClass' | 'tooMany' | 'taken'

/** The receipts of what teachers have erased, and how it comes back. */
export function createReturns(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /** Returns the row about a receipt of a teacher that is not too old. Another teacher's looks like none. */
  function receiptRow(id: string, teacherId: string) {
    return receiptRowsOf(db, teacherId, clock() - undoLasts)
      .where('receipt', '=', id)
      .executeTakeFirst()
  }

  /** Returns the receipt of a class or a student that a teacher has erased and not brought back. */
  async function receiptAbout(holder: string, teacherId: string): Promise<TeacherReceipt | null> {
    const row = await receiptRowsOf(db, teacherId, clock() - undoLasts)
      .where('holder', '=', holder)
      .where('kind', '!=', undone)
      .executeTakeFirst()
    return row ? receiptOf(row) : null
  }

  /**
   * Returns where the erased students of a receipt come back: into their class (`here`), not before their class is back
   * (`erased`), or into another one, because theirs was deleted (`deleted`). `foreign` means that the class has another
   * owner by now, who alone decides.
   */
  async function whereabouts(
    { what, classId }: TeacherReceipt,
    teacherId: string,
  ): Promise<'here' | 'erased' | 'deleted' | 'foreign'> {
    if (what === 'class') return 'here'
    if (what === 'deletedClass') return 'deleted'
    const owner = await db
      .selectFrom('class_teachers')
      .where('class_id', '=', classId)
      .where('role', '=', 'owner')
      .select('teacher_id')
      .executeTakeFirst()
    if (owner) return owner.teacher_id === teacherId ? 'here' : 'foreign'
    const erased = await db
      .selectFrom('erased')
      .where('holder', '=', classId)
      .where('of_table', '=', 'classrooms')
      .select('receipt')
      .limit(1)
      .executeTakeFirst()
    return erased ? 'erased' : 'deleted'
  }

  return {
    /**
     * Returns the receipts of a teacher that can still be undone, the newest first. A student whose class was deleted
     * later comes back like the students of a deleted class.
     */
    async listOf(teacherId: string): Promise<TeacherReceipt[]> {
      const rows = await receiptRowsOf(db, teacherId, clock() - undoLasts)
        .where('kind', '!=', undone)
        .orderBy('erased_at', 'desc')
        .orderBy('receipt')
        .execute()
      const receipts: TeacherReceipt[] = []
      for (const receipt of rows.map(receiptOf)) {
        const where = await whereabouts(receipt, teacherId)
        if (where === 'deleted') receipts.push({ ...receipt, what: 'deletedClass' })
        else if (where !== 'foreign') receipts.push(receipt)
      }
      return receipts
    },

    /** Returns a class that a teacher has erased, so that the same request can be sent again. */
    async classOf(classId: string, teacherId: string): Promise<TaughtClass | null> {
      const receipt = await receiptAbout(classId, teacherId)
      if (receipt?.what !== 'class') return null
      const closed = { code: '', isOpen: 0, namesLocked: 0, createdAt: 0, archivedAt: receipt.erasedAt }
      return { id: classId, name: receipt.className, role: 'owner', ...closed }
    },

    /** Brings back what a teacher has erased, except sessions. A second undo is a success. */
    async undo(id: string, teacherId: string): Promise<UndoOutcome> {
      const known = await receiptRow(id, teacherId)
      if (!known) return 'notFound'
      if (known.kind === undone) return 'undone'
      const where = await whereabouts(receiptOf(known), teacherId)
      if (where === 'foreign') return 'notFound'
      if (where === 'erased') return 'classFirst'
      if (where === 'deleted') return 'elsewhere'
      const back = await db.transaction().execute(async (trx) => {
        await waitForSaves(trx)
        const rows = await selectErased(trx, id)
        const row = receiptRowIn(rows)
        if (!row) return null
        await putAllBack(trx, rows)
        await keepUndone(trx, row, null)
        return rows
      })
      if (back) announceBack(announce, back)
      return 'undone'
    },

    /**
     * Brings the students of a deleted class back into another class. A second call for the same class is a success.
     */
    async returnInto(classId: string, id: string, teacherId: string): Promise<ReturnOutcome> {
      const known = await receiptRow(id, teacherId)
      if (!known) return 'notFound'
      if (known.kind === undone) return intoOf(known) === classId ? 'returned' : 'taken'
      const { classId: deleted } = receiptOf(known)
      if ((await whereabouts(receiptOf(known), teacherId)) !== 'deleted') return 'notFound'
      const outcome = await db
        .transaction()
        .execute(async (trx): Promise<ReturnOutcome> => {
          await takeTurn(trx)
          if (!(await holdClass(trx, classId))) return 'noClass'
          await waitForSaves(trx)
          const rows = await selectErased(trx, id)
          const row = receiptRowIn(rows)
          if (!row) return 'returned'
          const students = [...new Set(rows.filter(({ kind }) => kind === 'account').map(({ holder }) => holder))]
          if ((await studentsIn(trx, classId)) + students.length > mostStudents) throw new TooMany()
          await putAllBack(trx, rows)
          await keepUndone(trx, row, classId)
          const joined_at = clock()
          for (const some of inChunks(students)) {
            await trx
              .insertInto('memberships')
              .values(some.map((student_id) => ({ student_id, class_id: classId, joined_at })))
              // The student of a class that was deleted later may be in this class already.
              .onConflict((conflict) => conflict.doNothing())
              .execute()
            await trx
              .updateTable('cards')
              .set({ class_id: classId })
              .where('student_id', 'in', some)
              .where('class_id', '=', deleted)
              .execute()
          }
          return 'returned'
        })
        .catch((error: unknown): ReturnOutcome => {
          if (error instanceof TooMany) return 'tooMany'
          throw error
        })
      if (outcome === 'returned') announce.ofClass(classId)
      return outcome
    },

    receiptAbout,
  }
}

/** Thrown in a transaction to roll it back. */
class TooMany extends Error {}

/** Announces the classes and the students of a receipt, once each. */
function announceBack(announce: Announce, rows: readonly Tables['erased'][]): void {
  const classes = rows.filter(({ kind }) => kind === 'class').map(({ holder }) => holder)
  for (const id of new Set(classes)) announce.ofClass(id)
  if (classes.length > 0) return
  for (const id of new Set(rows.map(({ holder }) => holder))) announce.ofStudent(id, null)
}
