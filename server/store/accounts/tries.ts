import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'

export interface TryLimit {
  /** The largest number of tries. */
  readonly most: number
  /** The period in milliseconds. */
  readonly within: number
}

/** A try that was taken. */
export interface Try {
  readonly holder: string
  readonly id: string
}

/** The kinds of tries that an account has. They are deleted with the account (personal/personal-rows.ts). */
const kindsOfAccount = ['code', 'export', 'merge'] as const
export type AccountTry = (typeof kindsOfAccount)[number]

/** Returns the holder of the tries of one kind that an account has. */
export const holderOf = (kind: AccountTry, account: string) => `${kind} ${account}`

/** Returns the holders of all tries of an account. */
export const holdersOf = (account: string) => kindsOfAccount.map((kind) => holderOf(kind, account))

/** Deleting many at once would hold up the requests of the moment. */
const deletedAtOnce = 300

/** Counted tries, such as wrong class codes. All processes share them. */
export function createTries(db: Kysely<Tables>, clock: Clock) {
  const triesOf = (holder: string) => db.deleteFrom('tries').where('holder', '=', holder)

  async function giveBack({ holder, id }: Try): Promise<void> {
    await triesOf(holder).where('id', '=', id).execute()
  }

  /**
   * Stores a try and returns its time. A try with the same id and time has a row of its own already, so this one gets
   * the next millisecond. A refused try then never deletes the row of another one.
   */
  async function store({ holder, id }: Try, time: number): Promise<number> {
    const row = await db
      .insertInto('tries')
      .values({ holder, id, tried_at: time })
      .onConflict((conflict) => conflict.doNothing())
      .returning('tried_at')
      .executeTakeFirst()
    return row ? time : store({ holder, id }, time + 1)
  }

  const idsOf = (holder: string) =>
    db
      .selectFrom('tries')
      .where('holder', '=', holder)
      .select((row) => row.fn.count<number>('id').distinct().as('count'))

  return {
    /**
     * Takes one of the `most` tries that a holder has `within` a period. Returns null if none is left. A try is
     * stored before the tries are counted, so simultaneous tries never exceed `most`. Some of them may be refused
     * although a try was left.
     *
     * @param holder who tries what, for example `code` and the id of an account
     * @param sameAs tries with the same text count once, at the time of the last one
     */
    async take(holder: string, { most, within }: TryLimit, sameAs?: string): Promise<Try | null> {
      const now = clock()
      const id = sameAs ?? randomUUID()
      await triesOf(holder)
        .where('tried_at', '<', now - within)
        .execute()
      const time = await store({ holder, id }, now)
      const others = await idsOf(holder).where('id', '!=', id).executeTakeFirstOrThrow()
      const same = triesOf(holder).where('id', '=', id)
      if (others.count >= most) {
        await same.where('tried_at', '=', time).execute()
        return null
      }
      if (sameAs !== undefined) await same.where('tried_at', '<', time).execute()
      return { holder, id }
    },

    giveBack,

    /** Returns whether a holder has no try left. */
    async areUsedUp(holder: string, { most, within }: TryLimit): Promise<boolean> {
      const { count } = await idsOf(holder)
        .where('tried_at', '>=', clock() - within)
        .executeTakeFirstOrThrow()
      return count >= most
    },

    /** Gives a holder all tries back. */
    async giveAllBack(holder: string): Promise<void> {
      await triesOf(holder).execute()
    },

    /** Deletes tries before a time, at most a few hundred at once. */
    async deleteBefore(time: number): Promise<void> {
      const old = db
        .selectFrom('tries')
        .select('id')
        .where('tried_at', '<', time)
        .orderBy('tried_at')
        .limit(deletedAtOnce)
      await db.deleteFrom('tries').where('tried_at', '<', time).where('id', 'in', old).execute()
    },
  }
}
