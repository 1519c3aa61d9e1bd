import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Announce } from '../changes.ts'
import { listedProvider } from '../classes/listed-students.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { takeTurn, waitForSaves } from '../statements/turns.ts'
import { erasedRowsOf, settleErasure, type TakenRows, takeAlone, takeClass } from './class-erasure.ts'
import { keep } from './erased-rows.ts'
import { type HeldStudent, heldAlone, heldStudent, heldWithin, isHeldBy, takeStudents } from './held-students.ts'
import { type ReceiptContent, rowOfReceipt, type TeacherReceipt } from './receipts.ts'
import { createReturns } from './teacher-returns.ts'

/** The numbers of students whom an erasure of a class would erase, let go and keep. */
export interface ErasureCount {
  /** Listed students who are in no other class, including those who were removed from this one. */
  readonly students: number
  /** The number of them who have merged an account of their own into the card. That account stays. */
  readonly merged: number
  /** Listed students who stay, because another class has them or holds their card. */
  readonly kept: number
  /** Students with accounts of their own, who leave the class. */
  readonly left: number
}

export interface Erasing {
  readonly classId: string
  readonly className: string
  /** The teacher's account. */
  readonly erasedBy: string
}

/** Classes and listed students that their teachers have erased (docs/decisions/039-erasure-by-teachers.md). */
export const createTeacherErasures = (db: Kysely<Tables>, clock: Clock, announce: Announce) => ({
  ...createErasing(db, clock, announce),
  ...createReturns(db, clock, announce),
})

function createErasing(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /**
   * Runs an erasure in one transaction, and then takes the rows that saves of the same moment have stored. `take`
   * returns the rows of people and of a class, or null to change nothing.
   */
  async function erase(
    { erasedBy, ...about }: Erasing & Pick<ReceiptContent, 'what'>,
    take: (trx: Transaction<Tables>) => Promise<TakenRows | null>,
  ): Promise<TeacherReceipt | null> {
    const [id, erasedAt] = [randomUUID(), clock()]
    const done = await db.transaction().execute(async (trx) => {
      await takeTurn(trx)
      const taken = await take(trx)
      if (!taken) return null
      const receipt = { id, erasedAt, ...about, by: erasedBy, ...contentOf(about.what, taken) }
      const [first] = taken.people.keys()
      const holder = about.what === 'student' ? (first ?? '') : about.classId
      await keep(trx, [rowOfReceipt(receipt, erasedBy, holder), ...erasedRowsOf(receipt, taken, 1)])
      return { receipt, taken }
    })
    if (!done) return null
    await settleErasure(db, announce, done.receipt, done.taken)
    return done.receipt
  }

  return {
    async count(classId: string): Promise<ErasureCount> {
      const held = await heldAlone(db, classId).execute()
      const members = await db
        .selectFrom('memberships')
        .innerJoin('accounts', 'accounts.id', 'memberships.student_id')
        .where('memberships.class_id', '=', classId)
        .select(['accounts.id', 'accounts.provider'])
        .execute()
      const erased = new Set(held.map(({ id }) => id))
      const merged = held.filter(({ merged_from }) => merged_from !== null).length
      const staying = members.filter(({ id }) => !erased.has(id))
      const left = staying.filter(({ provider }) => provider !== listedProvider).length
      return { students: erased.size, merged, kept: staying.length - left, left }
    },

    /**
     * Takes a class out of use, with its listed students who are in no other class. Others leave it and keep their
     * accounts. Returns null if it does not exist any more.
     */
    eraseClass(erasing: Erasing): Promise<TeacherReceipt | null> {
      return erase({ ...erasing, what: 'class' }, (trx) => takeClass(trx, erasing.classId, clock()))
    },

    /**
     * Takes the listed students of a class out of use who are in no other class, before or after the class is deleted
     * for good. Returns null if there are none.
     */
    async eraseListed(erasing: Erasing): Promise<TeacherReceipt | null> {
      // Most classes that are deleted have none, and then no save waits.
      if ((await heldAlone(db, erasing.classId).limit(1).execute()).length === 0) return null
      return erase({ ...erasing, what: 'deletedClass' }, async (trx) => {
        const taken = await takeAlone(trx, erasing.classId, clock())
        return taken.people.size > 0 ? { ofClass: new Map(), ...taken } : null
      })
    },

    /**
     * Takes a listed student out of use. Returns null if this class does not hold the student's card, or the student is
     * in other classes only.
     */
    async eraseStudent({ studentId, ...erasing }: Erasing & { studentId: string }): Promise<TeacherReceipt | null> {
      try {
        return await erase({ ...erasing, what: 'student' }, async (trx) => {
          // The former owner of an erased class does not decide about students whom another class has.
          if (!(await exists(trx, erasing.classId))) throw new NotHeld()
          await waitForSaves(trx)
          const taken = await takeStudents(trx, [studentId], clock())
          // At this moment, the student may have moved up with the card, or may have joined another class.
          if (!isHeldBy(taken.people.get(studentId), erasing.classId)) throw new NotHeld()
          return { ofClass: new Map(), ...taken }
        })
      } catch (error) {
        if (error instanceof NotHeld) return null
        throw error
      }
    },

    /** Returns a listed student whose card a class holds, unless the student is in other classes only. */
    async selectHeld(classId: string, studentId: string): Promise<HeldStudent | null> {
      if (!(await exists(db, classId))) return null
      const row = await heldWithin(db, classId).where('accounts.id', '=', studentId).executeTakeFirst()
      return row ? heldStudent(row) : null
    },

    /** Returns the students of `selectHeld` by name, and whether each is still in the class. */
    async heldOf(classId: string): Promise<(HeldStudent & { readonly isInClass: boolean })[]> {
      const rows = await heldWithin(db, classId)
        .leftJoin('memberships', (join) =>
          join
            .onRef('memberships.student_id', '=', 'cards.student_id')
            .onRef('memberships.class_id', '=', 'cards.class_id'),
        )
        .select('memberships.joined_at')
        .execute()
      const held = rows.map((row) => ({ ...heldStudent(row), isInClass: row.joined_at !== null }))
      return held.sort((one, other) => one.name.localeCompare(other.name))
    },
  }
}

/** Thrown in a transaction to roll it back. */
class NotHeld extends Error {}

async function exists(db: Kysely<Tables>, classId: string): Promise<boolean> {
  return (await db.selectFrom('classrooms').where('id', '=', classId).select('id').executeTakeFirst()) !== undefined
}

/** Counts what was taken, as the receipt says it. */
function contentOf(
  what: ReceiptContent['what'],
  { ofClass, people }: Omit<TakenRows, 'back'>,
): Omit<ReceiptContent, 'what' | 'classId' | 'className' | 'by'> {
  const rowsIn = (table: string) => [...people.values()].flatMap((taken) => taken.get(table) ?? [])
  const accounts = rowsIn('accounts')
  const [account] = accounts
  return {
    student: what === 'student' && account ? `${account.first_name} ${account.last_name}` : null,
    students: accounts.length,
    answers: rowsIn('rounds').reduce((sum, { answers }) => sum + Number(answers), 0),
    levels: rowsIn('progress').filter(({ completed }) => completed === 1).length,
    tasks: ofClass.get('tasks')?.length ?? 0,
    cards: rowsIn('cards').length,
    left: (ofClass.get('memberships') ?? []).filter(({ student_id }) => !people.has(String(student_id))).length,
  }
}
