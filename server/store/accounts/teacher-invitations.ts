import { type Kysely, sql } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'

/** The e-mail addresses that the operator has invited as teachers. Case does not count. */
export function createInvitations(db: Kysely<Tables>, clock: Clock) {
  return {
    async add(email: string): Promise<void> {
      await db
        .insertInto('invitations')
        .values({ email: email.toLowerCase(), invited_at: clock() })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /**
     * Takes an invitation back, also from an account that has signed in and not completed its registration. Returns
     * whether the address was invited.
     */
    async remove(email: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirstOrThrow()
      await db
        .updateTable('accounts')
        .set({ may_teach: 0 })
        .where('email', '=', email.toLowerCase())
        .where('is_registration_complete', '=', sql.lit(0))
        .execute()
      return numDeletedRows > 0
    },

    async has(email: string): Promise<boolean> {
      const row = await db
        .selectFrom('invitations')
        .where('email', '=', email.toLowerCase())
        .select('email')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Returns the addresses in alphabetical order. */
    async list(): Promise<string[]> {
      const rows = await db.selectFrom('invitations').orderBy('email').select('email').execute()
      return rows.map(({ email }) => email)
    },
  }
}
