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
      .select(['account_id', 'email', 'display_name', 'photo_url', 'created_at', 'last_seen_at']),
  )
  const seen = hot((given: { tokenHash: string; now: number }) =>
    db.updateTable('sessions').set({ last_seen_at: given.now }).where('token_hash', '=', given.tokenHash),
  )

  return {
    async create(tokenHash, { id, email, displayName, photoURL }) {
      const now = clock()
      const claims = { account_id: id, email, display_name: displayName, photo_url: photoURL }
      const times = { created_at: now, last_seen_at: now }
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, ...claims, ...times })
        .execute()
    },

    async select(tokenHash) {
      const [row] = await byToken(db, { tokenHash })
      if (!row) return null
      return {
        tokenHash,
        id: row.account_id,
        email: row.email,
        displayName: row.display_name,
        photoURL: row.photo_url,
        createdAt: row.created_at,
        lastSeenAt: row.last_seen_at,
      }
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
