import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { type ClassRow, classColumns } from './class-rows.ts'

/**
 * The classes that are open for the sign-in with pictures. Each has a time at which it shuts by itself. An archived
 * class is never open.
 */
export function createPictureSignIns(db: Kysely<Tables>, clock: Clock) {
  const openByCode = prepared((given: { code: string; now: number }) =>
    db
      .selectFrom('classrooms')
      .where('code', '=', given.code)
      .where('sign_in_until', '>', given.now)
      .where('archived_at', 'is', null)
      .select(classColumns),
  )
  const until = prepared((given: { id: string; now: number }) =>
    db
      .selectFrom('classrooms')
      .where('id', '=', given.id)
      .where('sign_in_until', '>', given.now)
      .where('archived_at', 'is', null)
      .select('sign_in_until as until'),
  )

  return {
    /** Returns null if no class has the code, and if its class is not open for the sign-in. */
    async selectOpen(code: string): Promise<ClassRow | null> {
      const [row] = await openByCode(db, { code, now: clock() })
      return row ?? null
    },

    /** Returns until when a class is open, in epoch milliseconds, or null if it is not open. */
    async untilOf(id: string): Promise<number | null> {
      const [row] = await until(db, { id, now: clock() })
      return row?.until ?? null
    },

    /** Opens a class until a time, or shuts it with null. Returns false for an archived class, which stays shut. */
    async set(id: string, until: number | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('classrooms')
        .set({ sign_in_until: until })
        .where('id', '=', id)
        .where('archived_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
