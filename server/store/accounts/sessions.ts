import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { StoredRound } from '../rounds/stored-round.ts'
import { type RoundRow, storedRound, storedRoundColumns } from '../rounds/stored-round.ts'
import type { Tables } from '../schema.ts'
import { groupCalls } from '../statements/group-calls.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { prepared } from '../statements/prepared.ts'
import { type Account, type AccountRow, accountColumns, accountOf } from './accounts.ts'

export interface Session {
  readonly tokenHash: string
  readonly accountId: string
  readonly createdAt: number
  readonly lastSeenAt: number
}

export interface FoundSession {
  readonly session: Session
  /** Null if the account does not exist any more. */
  readonly account: Account | null
  /** The account's round that was asked for. */
  readonly round: StoredRound | null
}

interface Asked {
  readonly token_hash: string
  readonly round_id: string | null
}

/** Deleting many at once would hold up the requests of the moment. */
const deletedAtOnce = 300

export function createSessions(db: Kysely<Tables>, clock: Clock) {
  const byToken = prepared(({ tokens }: { tokens: string }) =>
    db
      .selectFrom(jsonRows<Asked>(db, { token_hash: 'text', round_id: 'text' }, tokens))
      .innerJoin('sessions', 'sessions.token_hash', 'given.token_hash')
      .leftJoin('accounts', 'accounts.id', 'sessions.account_id')
      .leftJoin('rounds', (join) =>
        join.onRef('rounds.student_id', '=', 'sessions.account_id').onRef('rounds.round_id', '=', 'given.round_id'),
      )
      .select(['given.round_id', 'sessions.token_hash', 'account_id', 'sessions.created_at', 'last_seen_at'])
      .select(accountColumns)
      .select(storedRoundColumns),
  )
  const updateLastSeen = prepared((given: { tokenHash: string; now: number }) =>
    db.updateTable('sessions').set({ last_seen_at: given.now }).where('token_hash', '=', given.tokenHash),
  )

  const find = groupCalls(
    async (asked: readonly Asked[]): Promise<(FoundSession | null)[]> => {
      const rows = await byToken(db, { tokens: JSON.stringify(asked) })
      const byKey = new Map(rows.map((row) => [keyOf(row), row]))
      return asked.map((one) => {
        const row = byKey.get(keyOf(one))
        return row ? foundSession(row) : null
      })
    },
    { flushesAtOnce: 2 },
  )

  return {
    async create(tokenHash: string, accountId: string): Promise<void> {
      const now = clock()
      await db
        .insertInto('sessions')
        .values({ token_hash: tokenHash, account_id: accountId, created_at: now, last_seen_at: now })
        .execute()
    },

    /** Returns a session with its account and the account's round of an id. Calls of one moment share one statement. */
    async selectWithAccount(tokenHash: string, roundId: string | null): Promise<FoundSession | null> {
      const [found] = await find([{ token_hash: tokenHash, round_id: roundId }])
      return found ?? null
    },

    /** Sets `lastSeenAt` to now. */
    async touch(tokenHash: string): Promise<void> {
      await updateLastSeen(db, { tokenHash, now: clock() })
    },

    async revoke(tokenHash: string): Promise<void> {
      await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
    },

    /** Revokes all sessions of some accounts, and returns their number. */
    async revokeOf(...accountIds: readonly string[]): Promise<number> {
      if (accountIds.length === 0) return 0
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('account_id', 'in', accountIds)
        .executeTakeFirstOrThrow()
      return Number(numDeletedRows)
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

const keyOf = ({ token_hash, round_id }: Asked) => `${token_hash} ${round_id ?? ''}`

type SessionRow = Tables['sessions'] & Nullable<AccountRow> & Nullable<RoundRow>
type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null }

/** Reads a session, and the account and the round that were joined to it. */
function foundSession(row: SessionRow): FoundSession {
  const { token_hash: tokenHash, account_id: accountId, created_at: createdAt, last_seen_at: lastSeenAt } = row
  return {
    session: { tokenHash, accountId, createdAt, lastSeenAt },
    account: row.id === null ? null : accountOf(row as AccountRow),
    round: row.last_move === null ? null : storedRound(row as RoundRow),
  }
}
