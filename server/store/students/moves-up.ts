import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import type { Announce } from '../changes.ts'
import { holdClass, mostStudents, studentsIn } from '../classes/class-size.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'

/** A move of students from a class into another one of the same teacher. The browser makes the id. */
export interface MoveUp {
  readonly id: string
  /** The class that the students leave. */
  readonly classId: string
  /** The class that they move into. */
  readonly into: string
  /** The teacher's account. */
  readonly movedBy: string
  readonly students: readonly string[]
}

/** A move that can still be undone. */
export interface UndoableMove extends Pick<MoveUp, 'id' | 'into'> {
  readonly students: number
  readonly movedAt: number
}

/**
 * `moved` is also the result if this same move was made before, and `undone` if it was also undone. `noStudent`
 * means that a student is not in the class, `noClass` that the other class has been deleted or archived, and `idTaken`
 * that a different move has the id.
 */
export type MovedUp = 'moved' | 'undone' | 'noStudent' | 'noClass' | 'tooMany' | 'idTaken'

/** The content of `removed_row` of a move, for one student. */
const movedStudent = z.object({
  joined_at: z.int(),
  into: z.string(),
  /** The time of the membership in the other class, which is another one after the student has joined again. */
  in_since: z.int(),
  was_in: z.boolean(),
  /** Whether the card went along. */
  had_card: z.boolean(),
})
type MovedStudent = z.infer<typeof movedStudent>

const kind = 'moveUp'

/** Moves of students into the class of the next year, each stored as one removal for each student with one id. */
export function createMovesUp(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  return {
    /** Moves all students or none. Their cards and their progress go along. */
    async move(move: MoveUp): Promise<MovedUp> {
      try {
        await db.transaction().execute((trx) => moveStudents(trx, move, clock()))
      } catch (error) {
        if (error instanceof MoveRefused) return error.reason
        throw error
      }
      await deleteOfErased(db, move.into, move.students)
      for (const id of [move.classId, move.into]) announce.ofClass(id)
      return 'moved'
    },

    /** Returns the moves out of a class since a time that are not undone, the newest first. */
    async listOf(classId: string, since: number): Promise<UndoableMove[]> {
      const rows = await movesOutOf(db, classId)
        .where('undone_at', 'is', null)
        .where('superseded_at', 'is', null)
        .where('removed_at', '>=', since)
        .select(['id', 'removed_at', 'removed_row'])
        .execute()
      const moves = new Map<string, UndoableMove>()
      for (const { id, removed_at: movedAt, removed_row } of rows) {
        const students = (moves.get(id)?.students ?? 0) + 1
        moves.set(id, { id, into: rowOf(removed_row).into, students, movedAt })
      }
      return [...moves.values()].sort((one, other) => other.movedAt - one.movedAt || (one.id < other.id ? -1 : 1))
    },

    /** Returns the class into which a move led, or null if there is no such move out of the class. */
    async intoOf(classId: string, id: string): Promise<string | null> {
      const row = await movesOutOf(db, classId).where('id', '=', id).select('removed_row').limit(1).executeTakeFirst()
      return row ? rowOf(row.removed_row).into : null
    },

    /**
     * Brings the students of a move back with their cards, except those who have left the other class since. Returns
     * how many are back, also at a second undo. Returns null if the move was made before `since` or a class is
     * archived.
     */
    async undo(classId: string, id: string, since: number): Promise<number | null> {
      const into = await this.intoOf(classId, id)
      const touched = await db.transaction().execute(async (trx) => {
        // Two undos hold their classes in the same order.
        const held = new Map<string, boolean>()
        for (const one of [classId, into ?? classId].sort()) held.set(one, await holdClass(trx, one))
        if (into === null || !held.get(classId)) return []
        const isDeleted = !held.get(into) && !(await exists(trx, into))
        if (!held.get(into) && !isDeleted) return []
        return bringBack(trx, { classId, into, isDeleted, id, since }, clock())
      })
      await deleteOfErased(db, classId, idsOf(touched))
      for (const one of new Set(touched.flatMap(({ into }) => [classId, into]))) announce.ofClass(one)
      const rows = await movesOutOf(db, classId).where('id', '=', id).select(['undone_at', 'superseded_at']).execute()
      const isOpen = rows.every(({ undone_at, superseded_at }) => undone_at === null && superseded_at === null)
      return isOpen ? null : rows.filter(({ undone_at }) => undone_at !== null).length
    },
  }
}

/** Thrown in a transaction to roll it back. */
class MoveRefused extends Error {
  readonly reason: Exclude<MovedUp, 'moved'>
  constructor(reason: Exclude<MovedUp, 'moved'>) {
    super(reason)
    this.reason = reason
  }
}

/** Selects the rows of the moves out of a class. */
function movesOutOf(db: Kysely<Tables>, classId: string) {
  return db.selectFrom('removals').where('class_id', '=', classId).where('what', '=', kind)
}

/** Moves students. Throws a `MoveRefused` if it cannot. */
async function moveStudents(trx: Transaction<Tables>, move: MoveUp, now: number): Promise<void> {
  const { id, classId, into, movedBy } = move
  const students = [...new Set(move.students)]
  if (!(await holdClass(trx, into))) throw new MoveRefused('noClass')
  const earlier = await movesOutOf(trx, classId)
    .where('id', '=', id)
    .select(['student_id', 'removed_row', 'undone_at'])
    .execute()
  if (earlier.length > 0) {
    const known = new Set(earlier.map(({ student_id }) => student_id))
    const isSame = known.size === students.length && students.every((student) => known.has(student))
    if (!isSame || rowOf(earlier[0]!.removed_row).into !== into) throw new MoveRefused('idTaken')
    if (earlier.some(({ undone_at }) => undone_at !== null)) throw new MoveRefused('undone')
    return
  }
  const left = await trx
    .deleteFrom('memberships')
    .where('class_id', '=', classId)
    .where('student_id', 'in', students)
    .returningAll()
    .execute()
  if (left.length < students.length) throw new MoveRefused('noStudent')
  const sinceById = await joinedAt(trx, into, students)
  const newcomers = left.filter(({ student_id }) => !sinceById.has(student_id))
  if ((await studentsIn(trx, into)) + newcomers.length > mostStudents) throw new MoveRefused('tooMany')
  if (newcomers.length > 0)
    // The time goes along too, so that Insight lists the same students as not seen.
    await trx
      .insertInto('memberships')
      .values(newcomers.map((membership) => ({ ...membership, class_id: into })))
      .execute()
  await trx.deleteFrom('join_requests').where('class_id', '=', into).where('student_id', 'in', students).execute()
  // The teacher has decided again about students who were removed from the other class.
  await trx
    .updateTable('removals')
    .set({ admitted_at: now })
    .where('class_id', '=', into)
    .where('student_id', 'in', students)
    .where('what', '=', 'membership')
    .execute()
  const cards = await moveCards(trx, students, classId, into)
  const rows = left.map(({ student_id, joined_at }) => {
    const in_since = sinceById.get(student_id)
    const moved: MovedStudent = {
      ...{ joined_at, into, in_since: in_since ?? joined_at, was_in: in_since !== undefined },
      had_card: cards.has(student_id),
    }
    const about = { student_id, id, class_id: classId, removed_by: movedBy, what: kind, removed_at: now }
    return { ...about, removed_row: JSON.stringify(moved) }
  })
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('removals')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['student_id', 'id']).doNothing())
    .executeTakeFirstOrThrow()
  if (Number(numInsertedOrUpdatedRows) < rows.length) throw new MoveRefused('idTaken')
}

/** Returns whether a class exists, also an archived one. */
async function exists(trx: Transaction<Tables>, classId: string): Promise<boolean> {
  return !!(await trx.selectFrom('classrooms').where('id', '=', classId).select('id').executeTakeFirst())
}

interface Undo extends Pick<MoveUp, 'id' | 'classId' | 'into'> {
  /** Whether the class that the students moved into has been deleted. */
  readonly isDeleted: boolean
  /** The earliest time of a move that can be undone. */
  readonly since: number
}

/** Brings students back who have not left the class that they moved into. Returns the students of the move. */
async function bringBack(
  trx: Transaction<Tables>,
  { classId, into, isDeleted, id, since }: Undo,
  now: number,
): Promise<(MovedStudent & { readonly student_id: string })[]> {
  // The update locks the rows until the commit, so that a second undo finds them undone.
  const undone = await trx
    .updateTable('removals')
    .set({ undone_at: now })
    .where('class_id', '=', classId)
    .where('id', '=', id)
    .where('what', '=', kind)
    .where('undone_at', 'is', null)
    .where('superseded_at', 'is', null)
    .where('removed_at', '>=', since)
    .returning(['student_id', 'removed_row', 'removed_at'])
    .execute()
  const moved = undone.map(({ student_id, removed_row }) => ({ student_id, ...rowOf(removed_row) }))
  if (moved.length === 0) return []
  const sinceById = isDeleted ? new Map<string, number>() : await joinedAt(trx, into, idsOf(moved))
  const left = isDeleted ? await leftSince(trx, into, idsOf(moved), undone[0]!.removed_at) : new Set<string>()
  const isThere = ({ student_id, in_since }: (typeof moved)[number]) =>
    isDeleted ? !left.has(student_id) : sinceById.get(student_id) === in_since
  const gone = idsOf(moved.filter((student) => !isThere(student)))
  if (gone.length > 0)
    await trx
      .updateTable('removals')
      .set({ undone_at: null, superseded_at: now })
      .where('student_id', 'in', gone)
      .where('id', '=', id)
      .execute()
  const back = moved.filter(isThere)
  if (back.length === 0) return moved
  const newcomers = idsOf(back.filter(({ was_in }) => !was_in))
  if (newcomers.length > 0)
    await trx.deleteFrom('memberships').where('class_id', '=', into).where('student_id', 'in', newcomers).execute()
  await trx
    .insertInto('memberships')
    .values(back.map(({ student_id, joined_at }) => ({ student_id, class_id: classId, joined_at })))
    .onConflict((conflict) =>
      conflict.columns(['student_id', 'class_id']).doUpdateSet((row) => ({ joined_at: row.ref('excluded.joined_at') })),
    )
    .execute()
  const holders = idsOf(back.filter(({ had_card }) => had_card))
  if (holders.length > 0) await moveCards(trx, holders, into, classId)
  return moved
}

/** Returns when each of these students has joined a class, of those who are in it. */
async function joinedAt(trx: Transaction<Tables>, classId: string, students: readonly string[]) {
  const rows = await trx
    .selectFrom('memberships')
    .where('class_id', '=', classId)
    .where('student_id', 'in', students)
    .select(['student_id', 'joined_at'])
    .execute()
  return new Map(rows.map(({ student_id, joined_at }) => [student_id, joined_at]))
}

/** Returns the students who were moved or removed from a class since a time. */
async function leftSince(trx: Transaction<Tables>, classId: string, students: readonly string[], since: number) {
  const rows = await trx
    .selectFrom('removals')
    .where('class_id', '=', classId)
    .where('student_id', 'in', students)
    .where('what', 'in', [kind, 'membership'])
    .where('undone_at', 'is', null)
    .where('removed_at', '>=', since)
    .select('student_id')
    .execute()
  return new Set(rows.map(({ student_id }) => student_id))
}

/** Gives the cards that a class holds of these students to another class. Returns the students with such a card. */
async function moveCards(trx: Transaction<Tables>, students: readonly string[], from: string, into: string) {
  const moved = await trx
    .updateTable('cards')
    .set({ class_id: into })
    .where('student_id', 'in', students)
    .where('class_id', '=', from)
    .returning('student_id')
    .execute()
  return new Set(moved.map(({ student_id }) => student_id))
}

/**
 * Deletes new memberships of students whose accounts have been deleted meanwhile. It comes after the commit, so that it
 * sees a deletion which did not see the memberships.
 */
async function deleteOfErased(db: Kysely<Tables>, classId: string, students: readonly string[]): Promise<void> {
  if (students.length === 0) return
  const present = await db.selectFrom('accounts').where('id', 'in', students).select('id').execute()
  const ids = new Set(present.map(({ id }) => id))
  const erased = students.filter((student) => !ids.has(student))
  if (erased.length === 0) return
  await db.deleteFrom('memberships').where('class_id', '=', classId).where('student_id', 'in', erased).execute()
}

const rowOf = (removedRow: string): MovedStudent => movedStudent.parse(JSON.parse(removedRow))

const idsOf = (students: readonly { readonly student_id: string }[]) => students.map(({ student_id }) => student_id)
