import type { Kysely } from 'kysely'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { Clock, Sessions } from './store.ts'

/** Deleting many at once would hold up the requests of the moment. */
const deletedAtOnce = 300

export function sessions(db: Kysely<Tables>, clock: Clock): Sessions {
  const byToken = hot((given: { tokenHash: string }) =>
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
  const seen = hot((given: { tokenHash: string; now: number }) =>
    db.updateTable('sessions').set({ last_seen_at: given.now }).where('token_hash', '=', given.tokenHash),
  )

  return {
    async create(tokenHash, accountId) {
      const now = clock()
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_seen_at: now })
        .execute()
    },

    async select(tokenHash) {
      const [session] = await byToken(db, { tokenHash })
      return session ?? null
    },

    async touch(tokenHash) {
      await seen(db, { tokenHash, now: clock() })
    },

    async revoke(tokenHash) {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    async deleteBegunBefore(time) {
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
