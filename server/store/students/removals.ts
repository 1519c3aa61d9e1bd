import { type Kysely, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { NamedAccount } from '../accounts/accounts.ts'
import type { Announce } from '../changes.ts'
import { blocksOf, isBlocked } from '../classes/blocked.ts'
import { deleteRequest, keepMembership } from '../classes/memberships.ts'
import type { Clock } from '../clock.ts'
import { clearLevel, restoreLevel, type StudentLevel } from '../progress/clear-level.ts'
import type { ProgressRow } from '../progress/raise-progress.ts'
import type { Tables } from '../schema.ts'
import { operationOf } from '../statements/operation-of.ts'

/** A removal by a teacher, through a class. The browser makes the id. */
export interface Removal {
  readonly id: string
  readonly studentId: string
  readonly classId: string
  /** The teacher's account. */
  readonly removedBy: string
}
export type LevelRemoval = Removal & StudentLevel

/**
 * `removed` is also the result if this same removal was made before, undone or not. `idTaken` means that a different
 * removal has the id.
 */
export type Removed = 'removed' | 'notFound' | 'idTaken'

export const membershipRow = z.object({
  student_id: z.string(),
  class_id: z.string(),
  joined_at: z.int(),
}) satisfies z.ZodType<Tables['memberships']>

export const progressRow = z.object({
  student_id: z.string(),
  operation: z.string(),
  level_id: z.string(),
  stage_id: z.string(),
  streak: z.int(),
  completed: z.int(),
  completed_at: z.int().nullable(),
  updated_at: z.int(),
}) satisfies z.ZodType<ProgressRow>

/** A deleted row with its table. The table `removals` stores them in the columns `removed_row` and `what`. */
const deleted = z.discriminatedUnion('what', [
  z.object({ what: z.literal('membership'), row: membershipRow }),
  z.object({ what: z.literal('progress'), row: progressRow }),
])
type Deleted = z.infer<typeof deleted>

/** Milliseconds in which each kind of removal can be undone. */
export type UndoTimes = Readonly<Record<Deleted['what'], number>>

/** Each removal is stored with the teacher, the time and the removed row, which `undo` puts back. */
export function createRemovals(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  /** Deletes a row and stores its removal in one transaction. `take` returns null if there is nothing to delete. */
  async function remove(
    removal: Removal,
    take: (trx: Transaction<Tables>, now: number) => Promise<Deleted | null>,
    isSame: (taken: Deleted) => boolean,
  ): Promise<Removed> {
    const taken = await transactionOrNull(db, async (trx) => {
      const now = clock()
      const taken = await take(trx, now)
      if (!taken || !(await insertRemoval(trx, removal, taken, now))) throw new RollBack()
      return taken
    })
    if (!taken) return resultOfEarlier(removal, isSame)
    announceChange(taken)
    return 'removed'
  }

  function announceChange({ what, row }: Deleted): void {
    if (what === 'membership') announce.ofClass(row.class_id)
    else announce.ofStudent(row.student_id, operationOf(row))
  }

  /** Returns the result for a removal that may have been made before. */
  async function resultOfEarlier(
    { id, studentId, classId }: Removal,
    isSame: (taken: Deleted) => boolean,
  ): Promise<Removed> {
    const row = await select(db, { id, studentId })
    if (!row) return 'notFound'
    const isKnown = row.removed_row === '' || isSame(deletedRowOf(row))
    return row.class_id === classId && isKnown ? 'removed' : 'idTaken'
  }

  return {
    /** Removes a student from the class. Their progress stays. */
    removeStudent: (removal: Removal): Promise<Removed> =>
      remove(
        removal,
        async (trx) => {
          const row = await trx
            .deleteFrom('memberships')
            .where('student_id', '=', removal.studentId)
            .where('class_id', '=', removal.classId)
            .returningAll()
            .executeTakeFirst()
          return row ? { what: 'membership', row } : null
        },
        ({ what }) => what === 'membership',
      ),

    /** Deletes the record of a level and closes its rounds. Their moves are kept, but no longer count. */
    removeProgress: (removal: LevelRemoval): Promise<Removed> =>
      remove(
        removal,
        async (trx, now) => {
          const row = await clearLevel(trx, removal, now)
          return row && { what: 'progress', row }
        },
        ({ what, row }) =>
          what === 'progress' && row.operation === removal.operation && row.level_id === removal.levelId,
      ),

    /**
     * Returns the students whom a teacher removed from a class and who cannot join it again, by id. Two statements,
     * because a distributed PostgreSQL spreads removals and accounts over its servers.
     */
    async listBlocked(classId: string): Promise<NamedAccount[]> {
      const blocked = await blocksOf(db, classId).select('student_id').distinct().execute()
      if (blocked.length === 0) return []
      const ids = blocked.map(({ student_id }) => student_id)
      const rows = await db
        .selectFrom('accounts')
        .where('id', 'in', ids)
        .select(({ fn }) => [
          'id',
          fn.coalesce('first_name', sql.lit('')).as('firstName'),
          fn.coalesce('last_name', sql.lit('')).as('lastName'),
        ])
        .orderBy('id')
        .execute()
      return rows
    },

    /** Returns whether the student was removed from the class and not let in again. */
    isBlocked: (classId: string, studentId: string): Promise<boolean> => isBlocked(db, classId, studentId),

    /** Lets a removed student join the class again. Returns false if the student was never removed from it. */
    async admit(classId: string, studentId: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('removals')
        .set({ admitted_at: clock() })
        .where('student_id', '=', studentId)
        .where('class_id', '=', classId)
        .where('what', '=', 'membership')
        .executeTakeFirstOrThrow()
      if (numUpdatedRows > 0) announce.ofClass(classId)
      return numUpdatedRows > 0
    },

    /**
     * Restores the membership, or the record and the rounds that the removal closed, within the time of its kind. The
     * record becomes the best of the removed one and of all rounds that count again.
     *
     * A membership comes back only through its own class, and not in a class that has been deleted. Progress comes back
     * through any class that the student is in. A second undo changes nothing.
     */
    async undo(
      { id, studentId, classId }: Omit<Removal, 'removedBy'>,
      within: UndoTimes,
    ): Promise<'undone' | 'notFound' | 'tooLate'> {
      const outcome = await db.transaction().execute(async (trx) => {
        // Both statements always run, so that a response takes the same time whether the removal exists or not.
        const known = await select(trx, { id, studentId })
        const isMember = await isMemberOf(trx, studentId, classId)
        if (!known || !mayComeBack(known, classId, isMember)) return 'notFound'
        const now = clock()
        // The update locks the removal until the commit, so that a second undo finds it undone.
        const removal = await trx
          .updateTable('removals')
          .set({ undone_at: now })
          .where('student_id', '=', studentId)
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .where('superseded_at', 'is', null)
          .where('removed_at', '>=', now - within[known.what as Deleted['what']])
          .returningAll()
          .executeTakeFirst()
        if (!removal) return isOpen(await select(trx, { id, studentId })) ? 'tooLate' : 'undone'
        await putBack(trx, id, deletedRowOf(removal), now)
        return deletedRowOf(removal)
      })
      if (typeof outcome === 'string') return outcome
      if (outcome.what === 'membership' && !(await keepMembership(db, studentId, classId))) return 'notFound'
      announceChange(outcome)
      return 'undone'
    },

    /**
     * Empties the removed records that can no longer come back, and what undone merges have kept of the other account.
     * A merge can be undone at any time, and then looks at the levels that were removed since. Returns the number of
     * rows.
     */
    async emptyBefore(time: number): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('removals')
        .set({ removed_row: '' })
        .where('removed_row', '!=', '')
        .where('removed_at', '<', time)
        .where(({ or, and, eb, not, exists, selectFrom }) =>
          or([
            and([eb('what', '=', 'merge'), eb('undone_at', 'is not', null)]),
            and([
              eb('what', '=', 'progress'),
              not(
                exists(
                  selectFrom('accounts')
                    .whereRef('accounts.id', '=', 'removals.student_id')
                    .where('accounts.merged_from', 'is not', null)
                    .select('accounts.id'),
                ),
              ),
            ]),
          ]),
        )
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows)
    },
  }
}

type Key = Pick<Removal, 'id' | 'studentId'>

/** Selects a removal. A move into another class is not one of these (`moves-up.ts`). */
function select(db: Kysely<Tables>, { id, studentId }: Key) {
  return db
    .selectFrom('removals')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .where('what', 'in', ['membership', 'progress'] satisfies Deleted['what'][])
    .executeTakeFirst()
}

/** Stores a removal. Returns false if the id was used before. */
async function insertRemoval(trx: Transaction<Tables>, removal: Removal, { what, row }: Deleted, now: number) {
  const written = await trx
    .insertInto('removals')
    .values({
      student_id: removal.studentId,
      id: removal.id,
      class_id: removal.classId,
      removed_by: removal.removedBy,
      what,
      removed_at: now,
      removed_row: JSON.stringify(row),
    })
    .onConflict((conflict) => conflict.columns(['student_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return written !== undefined
}

/** Returns whether a removal was neither undone nor superseded by the student's own decision. */
function isOpen(removal: Tables['removals'] | undefined): boolean {
  return removal?.undone_at === null && removal.superseded_at === null
}

function deletedRowOf({ what, removed_row }: Tables['removals']): Deleted {
  return deleted.parse({ what, row: JSON.parse(removed_row) })
}

/** Returns the level and the streak of a removed row of progress. */
export function removedProgress(removedRow: string) {
  const row = progressRow.parse(JSON.parse(removedRow))
  return { operation: operationOf(row), levelId: row.level_id, streak: row.streak }
}

/**
 * Returns whether an undo through a class may restore the row. Teachers change records of their present students only,
 * and nobody brings a student into the class of another teacher.
 */
function mayComeBack({ what, class_id }: Tables['removals'], classId: string, isMember: boolean): boolean {
  return what === 'membership' ? class_id === classId : isMember
}

async function isMemberOf(trx: Transaction<Tables>, studentId: string, classId: string): Promise<boolean> {
  const member = await trx
    .selectFrom('memberships')
    .where('student_id', '=', studentId)
    .where('class_id', '=', classId)
    .select('class_id')
    .executeTakeFirst()
  return member !== undefined
}

async function putBack(
  trx: Transaction<Tables>,
  removalId: string,
  { what, row }: Deleted,
  now: number,
): Promise<void> {
  if (what === 'progress') return restoreLevel(trx, removalId, row, now)
  // A student who has joined again meanwhile gets the time of the first membership.
  await trx
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doUpdateSet({ joined_at: row.joined_at }))
    .execute()
  await deleteRequest(trx, row.student_id, row.class_id)
}

/** Thrown in a transaction to roll it back. */
class RollBack extends Error {}

async function transactionOrNull<Done>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Done>) {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof RollBack) return null
    throw error
  }
}
