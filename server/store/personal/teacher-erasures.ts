import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Announce } from '../changes.ts'
import { holdClass, mostStudents, studentsIn } from '../classes/class-size.ts'
import type { TaughtClass } from '../classes/classes.ts'
import { listedProvider } from '../classes/listed-students.ts'
import { keepMembership } from '../classes/memberships.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'
import { takeTurn, waitForMemberships, waitForSaves } from '../statements/turns.ts'
import { erasedBy, erasedRows, keep, putAllBack, sweep, takeAll } from './erased-rows.ts'
import { undoLasts } from './erasures.ts'
import {
  type HeldStudent,
  heldAlone,
  heldBy,
  heldStudent,
  isHeldBy,
  peopleOf,
  type TakenStudents,
  takeStudents,
} from './held-students.ts'
import { isWhole, rowsOfClass, type Taken } from './personal-rows.ts'
import {
  intoOf,
  keepUndone,
  type ReceiptContent,
  receiptOf,
  receiptRowIn,
  receiptRowsOf,
  rowOfReceipt,
  type TeacherReceipt,
  undone,
} from './receipts.ts'

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

/**
 * `elsewhere` means that the class was deleted, so that its students come back into another one. `classFirst` means
 * that the class of the student is erased too.
 */
export type UndoOutcome = 'undone' | 'notFound' | 'elsewhere' | 'classFirst'
/** `taken` means that the students have come back into a different class before. */
export type ReturnOutcome = 'returned' | 'notFound' | 'noClass' | 'tooMany' | 'taken'

interface Erasing {
  readonly classId: string
  readonly className: string
  /** The teacher's account. */
  readonly erasedBy: string
}

export type TeacherErasures = ReturnType<typeof createTeacherErasures>

/** Classes and listed students that their teachers have erased (docs/decisions/039-erasure-by-teachers.md). */
export function createTeacherErasures(db: Kysely<Tables>, clock: Clock, announce: Announce) {
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
      const kept = [...taken.people].flatMap(([holder, rows]) =>
        erasedRows({ id, kind: 'account', holder, erasedAt }, rows, 1),
      )
      const ofClass = erasedRows({ id, kind: 'class', holder: about.classId, erasedAt }, taken.ofClass, 1)
      await keep(trx, [rowOfReceipt(receipt, erasedBy, holder), ...ofClass, ...kept])
      return { receipt, taken }
    })
    if (!done) return null
    await sweep(db, done.receipt, peopleOf(done.taken.people.keys()))
    const { back } = done.taken
    for (const { student_id, class_id } of back) await keepMembership(db, student_id, class_id)
    const touched = [about.classId, ...classesIn(done.taken), ...back.map(({ class_id }) => class_id)]
    for (const classId of new Set(touched)) announce.ofClass(classId)
    return done.receipt
  }

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
      return erase({ ...erasing, what: 'class' }, async (trx) => {
        const rows = rowsOfClass(erasing.classId)
        // The row of the class comes first, so that lists and moves into the class end before or find no class.
        const ofClass = await takeAll(
          trx,
          rows.filter(({ table }) => isWhole(table)),
        )
        if (ofClass.get('classrooms')?.length === 0) return null
        await waitForSaves(trx)
        await waitForMemberships(trx)
        const held = await heldAlone(trx, erasing.classId).execute()
        const students = await takeStudents(trx, idsOf(held), clock())
        const spread = rows.filter(({ table }) => !isWhole(table))
        return { ofClass: new Map([...ofClass, ...(await takeAll(trx, spread))]), ...students }
      })
    },

    /**
     * Takes the listed students of a class out of use who are in no other class, before or after the class is deleted
     * for good. Returns null if there are none.
     */
    async eraseListed(erasing: Erasing): Promise<TeacherReceipt | null> {
      // Most classes that are deleted have none, and then no save waits.
      if ((await heldAlone(db, erasing.classId).limit(1).execute()).length === 0) return null
      return erase({ ...erasing, what: 'deletedClass' }, async (trx) => {
        await waitForSaves(trx)
        await waitForMemberships(trx)
        const held = await heldAlone(trx, erasing.classId).execute()
        return held.length > 0 ? { ofClass: new Map(), ...(await takeStudents(trx, idsOf(held), clock())) } : null
      })
    },

    /** Takes a listed student out of use. Returns null if this class does not hold the student's card. */
    async eraseStudent({ studentId, ...erasing }: Erasing & { studentId: string }): Promise<TeacherReceipt | null> {
      try {
        return await erase({ ...erasing, what: 'student' }, async (trx) => {
          // The former owner of an erased class does not decide about students whom another class has.
          if (!(await exists(trx, erasing.classId))) throw new NotHeld()
          await waitForSaves(trx)
          const taken = await takeStudents(trx, [studentId], clock())
          // The card may have moved up with its student at this moment.
          if (!isHeldBy(taken.people.get(studentId), erasing.classId)) throw new NotHeld()
          return { ofClass: new Map(), ...taken }
        })
      } catch (error) {
        if (error instanceof NotHeld) return null
        throw error
      }
    },

    /** Returns a listed student whose card a class holds, in the class or not. */
    async selectHeld(classId: string, studentId: string): Promise<HeldStudent | null> {
      if (!(await exists(db, classId))) return null
      const row = await heldBy(db, classId).where('accounts.id', '=', studentId).executeTakeFirst()
      return row ? heldStudent(row) : null
    },

    /** Returns the listed students in a class whose cards it holds, by name. */
    async heldIn(classId: string): Promise<HeldStudent[]> {
      const rows = await heldBy(db, classId)
        .innerJoin('memberships', (join) =>
          join
            .onRef('memberships.student_id', '=', 'cards.student_id')
            .onRef('memberships.class_id', '=', 'cards.class_id'),
        )
        .execute()
      const held = rows.map(heldStudent)
      return held.sort((one, other) => one.name.localeCompare(other.name))
    },

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

    receiptAbout,

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
        const rows = await erasedBy(trx, id)
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
          const rows = await erasedBy(trx, id)
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
  }
}

/** Thrown in a transaction to roll it back. */
class NotHeld extends Error {}
class TooMany extends Error {}

async function exists(db: Kysely<Tables>, classId: string): Promise<boolean> {
  return (await db.selectFrom('classrooms').where('id', '=', classId).select('id').executeTakeFirst()) !== undefined
}

const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)

interface TakenRows extends TakenStudents {
  readonly ofClass: Taken
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

/** Returns the classes of the erased students. */
function classesIn({ people }: TakenStudents): Set<string> {
  const memberships = [...people.values()].flatMap((taken) => taken.get('memberships') ?? [])
  return new Set(memberships.map(({ class_id }) => String(class_id)))
}

/** Announces the classes and the students of a receipt, once each. */
function announceBack(announce: Announce, rows: readonly Tables['erased'][]): void {
  const classes = rows.filter(({ kind }) => kind === 'class').map(({ holder }) => holder)
  for (const id of new Set(classes)) announce.ofClass(id)
  if (classes.length > 0) return
  for (const id of new Set(rows.map(({ holder }) => holder))) announce.ofStudent(id, null)
}
