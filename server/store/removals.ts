import type { Kysely, Transaction } from 'kysely'
import type { Operation } from '#maths'
import type { Announce } from './changes.ts'
import { clearLevel, restoreLevel } from './clear-level.ts'
import type { ProgressRow } from './raise-progress.ts'
import type { Tables } from './schema.ts'
import type { Clock, Removal, Removals, Removed } from './store.ts'

type MembershipRow = Tables['memberships']
/** The row that was deleted, and the table it was deleted from. */
type Taken = { what: 'membership'; row: MembershipRow } | { what: 'progress'; row: ProgressRow }

export function removals(db: Kysely<Tables>, clock: Clock, announce: Announce): Removals {
  /** Does all of it or nothing; `take` answers null where there is nothing. */
  async function remove(
    removal: Removal,
    take: (trx: Transaction<Tables>, now: number) => Promise<Taken | null>,
    isSame: (taken: Taken) => boolean,
  ): Promise<Removed> {
    const taken = await orRollBack(db, async (trx) => {
      const now = clock()
      const taken = await take(trx, now)
      if (!taken || !(await writeDown(trx, removal, taken, now))) throw new RollBack()
      return taken
    })
    if (!taken) return madeBefore(removal, isSame)
    changed(taken)
    return 'removed'
  }

  function changed({ what, row }: Taken): void {
    if (what === 'membership') announce.ofClass(row.class_id)
    else announce.ofStudent(row.student_id, row.operation as Operation)
  }

  async function madeBefore({ id, studentId, classId }: Removal, isSame: (taken: Taken) => boolean): Promise<Removed> {
    const row = await select(db, { id, studentId })
    if (!row) return 'nothingThere'
    return row.class_id === classId && isSame(takenBy(row)) ? 'removed' : 'idTaken'
  }

  return {
    removeStudent: (removal) =>
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

    removeProgress: (removal) =>
      remove(
        removal,
        async (trx, now) => {
          const row = await clearLevel(trx, removal, now)
          return row && { what: 'progress', row }
        },
        ({ what, row }) =>
          what === 'progress' && row.operation === removal.operation && row.level_id === removal.levelId,
      ),

    async undo({ id, studentId, classId }, within) {
      const outcome = await db.transaction().execute(async (trx) => {
        const known = await select(trx, { id, studentId })
        if (known?.class_id !== classId || !(await mayComeBack(trx, known))) return 'nothingThere'
        const now = clock()
        // Holds the removal until the commit, so that a second undo finds it undone.
        const removal = await trx
          .updateTable('removals')
          .set({ undone_at: now })
          .where('student_id', '=', studentId)
          .where('id', '=', id)
          .where('undone_at', 'is', null)
          .where('decided_at', 'is', null)
          .where('removed_at', '>=', now - within)
          .returningAll()
          .executeTakeFirst()
        if (!removal) return isOpen(await select(trx, { id, studentId })) ? 'tooLate' : 'undone'
        await putBack(trx, id, takenBy(removal), now)
        return takenBy(removal)
      })
      if (typeof outcome === 'string') return outcome
      changed(outcome)
      return 'undone'
    },
  }
}

type Key = Pick<Removal, 'id' | 'studentId'>

function select(db: Kysely<Tables>, { id, studentId }: Key) {
  return db
    .selectFrom('removals')
    .selectAll()
    .where('student_id', '=', studentId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** False where the id was used before. */
async function writeDown(trx: Transaction<Tables>, removal: Removal, { what, row }: Taken, now: number) {
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

/** Neither undone nor overtaken by what the student decided. */
function isOpen(removal: Tables['removals'] | undefined): boolean {
  return removal?.undone_at === null && removal.decided_at === null
}

function takenBy({ what, removed_row }: Tables['removals']): Taken {
  return { what, row: JSON.parse(removed_row) } as Taken
}

/** A record only to a student of the class still: of others its teacher changes nothing. */
async function mayComeBack(trx: Transaction<Tables>, { what, student_id, class_id }: Tables['removals']) {
  if (what === 'membership') return true
  const member = await trx
    .selectFrom('memberships')
    .where('student_id', '=', student_id)
    .where('class_id', '=', class_id)
    .select('class_id')
    .executeTakeFirst()
  return member !== undefined
}

async function putBack(trx: Transaction<Tables>, removalId: string, { what, row }: Taken, now: number): Promise<void> {
  if (what === 'progress') return restoreLevel(trx, removalId, row, now)
  // Who has joined again meanwhile stands where they stood.
  await trx
    .insertInto('memberships')
    .values(row)
    .onConflict((conflict) => conflict.columns(['student_id', 'class_id']).doUpdateSet({ joined_at: row.joined_at }))
    .execute()
}

/** Thrown in a transaction: nothing of it is kept. */
class RollBack extends Error {}

async function orRollBack<Done>(db: Kysely<Tables>, work: (trx: Transaction<Tables>) => Promise<Done>) {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (error instanceof RollBack) return null
    throw error
  }
}
