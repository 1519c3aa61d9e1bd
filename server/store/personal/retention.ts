import type { Kysely, Transaction } from 'kysely'
import type { Announce } from '../changes.ts'
import { makeOwner, selectSuccessor } from '../classes/owner.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { takeTurn } from '../statements/turns.ts'
import { eraseClass } from './class-erasure.ts'
import { deleteOwned, type Person, rowsOfAccount, takeOwned } from './personal-rows.ts'

export interface Turns {
  /** Milliseconds between two turns. */
  readonly every: number
  /** Milliseconds since the previous turn after which a process only notes the time and waits for the next turn. */
  readonly longestPause: number
}

export type Retention = ReturnType<typeof createRetention>

/** The row of `jobs` whose time is 0 if the files have no bytes of deleted rows. */
const rewriteJob = 'rewrite'

/**
 * Accounts without a sign-in for a long time, and the turns of the job that deletes them. `rewriteFiles` removes the
 * bytes of deleted rows from the files of SQLite. PostgreSQL has no such function (docs/privacy.md, "How long").
 */
export function createRetention(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
  rewriteFiles?: (() => Promise<void>) | undefined,
) {
  const noteDeletion = (began_at: number) =>
    db
      .insertInto('jobs')
      .values({ name: rewriteJob, began_at })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ began_at }))
      .execute()
  const unusedInClass = prepared((given: { classId: string; before: number }) =>
    db
      .selectFrom('accounts')
      .where('id', 'in', (sub) =>
        sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.classId),
      )
      .where('signed_in_at', '<', given.before)
      .select(['id', 'signed_in_at']),
  )

  /** Gives a class of an unused account to another teacher, or erases it. Does nothing if the account is in use. */
  async function leaveClass(classId: string, ownerId: string, before: number): Promise<void> {
    const isUnused = async (trx: Transaction<Tables>) => {
      const owner = trx.selectFrom('accounts').where('id', '=', ownerId).where('signed_in_at', '<', before)
      return (await owner.select('id').executeTakeFirst()) !== undefined
    }
    const isHandedOver = await db.transaction().execute(async (trx) => {
      await takeTurn(trx)
      if (!(await isUnused(trx))) return true
      const successor = await selectSuccessor(trx, classId, { since: before, now: clock() })
      if (successor === null) return false
      await makeOwner(trx, classId, successor, clock())
      return true
    })
    if (isHandedOver) announce.ofClass(classId)
    else await eraseClass({ db, clock, announce }, classId, isUnused)
  }

  return {
    /**
     * Returns whether this process may run a job now. One process gets each turn. After a long pause, and where the
     * clock was set back, nobody gets the turn, because a wrong clock at a start must not delete anything.
     */
    async takeTurn(job: string, { every, longestPause }: Turns): Promise<boolean> {
      const now = clock()
      const known = await db.selectFrom('jobs').where('name', '=', job).select('began_at').executeTakeFirst()
      if (!known) {
        await db
          .insertInto('jobs')
          .values({ name: job, began_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return false
      }
      const pause = now - known.began_at
      if (pause >= 0 && pause < every) return false
      // The guard lets one of several processes through.
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ began_at: now })
        .where('name', '=', job)
        .where('began_at', '=', known.began_at)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n && pause >= 0 && pause <= longestPause
    },

    /**
     * Runs `deleteRows`, which returns how many it has deleted. Then removes the bytes of deleted rows from the files,
     * also those of an earlier deletion if this failed then. Does not begin to remove them if `stop` is aborted.
     */
    async withoutTraces(deleteRows: () => Promise<number>, stop?: AbortSignal): Promise<void> {
      if (!rewriteFiles) {
        await deleteRows()
        return
      }
      const known = await db.selectFrom('jobs').where('name', '=', rewriteJob).select('began_at').executeTakeFirst()
      await noteDeletion(clock())
      const deleted = await deleteRows()
      if (stop?.aborted) return
      if (deleted > 0 || (known && known.began_at > 0)) await rewriteFiles()
      await noteDeletion(0)
    },

    /** Returns registered accounts that last signed in before a time, the longest unused first. */
    listUnused(before: number, most: number): Promise<Person[]> {
      return (
        db
          .selectFrom('accounts')
          .where('is_registration_complete', '=', 1)
          .where('signed_in_at', '<', before)
          // A merged account is deleted with the one that is opened instead.
          .where('merged_into', 'is', null)
          .orderBy('signed_in_at')
          .limit(most)
          .select(['id', 'email', 'merged_from as mergedFrom'])
          .execute()
      )
    },

    /**
     * Deletes an account with all its rows. Each class that it owns goes to a teacher who may change the class and has
     * signed in since `before`. If there are several, it is the one who signed in last. Other classes are erased with
     * their listed students who are in no other class. The operator can bring both back. Returns false, and deletes
     * nothing, if the account has signed in meanwhile.
     */
    async deleteUnused(person: Person, before: number): Promise<boolean> {
      for (const classId of await classesOwnedBy(db, person.id)) await leaveClass(classId, person.id, before)
      const joined = await db.transaction().execute(async (trx) => {
        const { numDeletedRows } = await trx
          .deleteFrom('accounts')
          .where('id', '=', person.id)
          .where('signed_in_at', '<', before)
          .executeTakeFirstOrThrow()
        if (numDeletedRows === 0n) return null
        const classes: unknown[] = []
        for (const rows of rowsOfAccount(person)) {
          if (rows.table !== 'memberships') await deleteOwned(trx, rows)
          else classes.push(...(await takeOwned(trx, rows)).map((row) => row.class_id))
        }
        return classes.map(String)
      })
      for (const id of joined ?? []) announce.ofClass(id)
      return joined !== null
    },

    /** Returns when each student of a class last signed in, of those who did so before a time, by student id. */
    async unusedInClass(classId: string, before: number): Promise<ReadonlyMap<string, number>> {
      const rows = await unusedInClass(db, { classId, before })
      return new Map(rows.map(({ id, signed_in_at }) => [id, signed_in_at]))
    },
  }
}

async function classesOwnedBy(db: Kysely<Tables>, teacherId: string): Promise<string[]> {
  const owned = db.selectFrom('class_teachers').where('teacher_id', '=', teacherId).where('role', '=', 'owner')
  return (await owned.select('class_id').execute()).map(({ class_id }) => class_id)
}
