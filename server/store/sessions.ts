import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'
import { prepared } from './statements/prepared.ts'
import type { Clock } from './store.ts'

export interface Session {
  readonly tokenHash: string
  readonly accountId: string
  readonly createdAt: number
  readonly lastSeenAt: number
}

/** Deleting many at once would hold up the requests of the moment. */
const deletedAtOnce = 300

export type Sessions = ReturnType<typeof sessions>

export function sessions(db: Kysely<Tables>, clock: Clock) {
  const byToken = prepared((given: { tokenHash: string }) =>
    db
      .selectFrom('sessions')
      .where('token_hash', '=', given.tokenHash)
      .select([
        'token_hash as tokenHash',
        'account_id as accountId',
        'created_at as createdAt',
        'last_seen_at as lastSeenAt',
      ]),
  )
  const seen = prepared((given: { tokenHash: string; now: number }) =>
    db.updateTable('sessions').set({ last_seen_at: given.now }).where('token_hash', '=', given.tokenHash),
  )

  return {
    async create(tokenHash: string, accountId: string): Promise<void> {
      const now = clock()
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_seen_at: now })
        .execute()
    },

    async select(tokenHash: string): Promise<Session | null> {
      const [session] = await byToken(db, { tokenHash })
      return session ?? null
    },

    /** Moves `lastSeenAt` to now. */
    async touch(tokenHash: string): Promise<void> {
      await seen(db, { tokenHash, now: clock() })
    },

    async revoke(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Deletes sessions that began before a time, at most a few hundred at once. */
    async deleteBegunBefore(time: number): Promise<void> {
      const old = db
        .selectFrom('sessions')
        .select('token_hash')
        .where('created_at', '<', time)
        .orderBy('created_at')
        .limit(deletedAtOnce)
      await db.deleteFrom('sessions').where('token_hash', 'in', old).execute()
    },
  }
}
