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

/** Deleting many at once would hold up the requests of the moment. */
const deletedAtOnce = 300

export type Tries = ReturnType<typeof createTries>

/** Counted tries, such as wrong class codes. All processes share them. */
export function createTries(db: Kysely<Tables>, clock: Clock) {
  const triesOf = (holder: string) => db.deleteFrom('tries').where('holder', '=', holder)

  async function giveBack({ holder, id }: Try): Promise<void> {
    await triesOf(holder).where('id', '=', id).execute()
  }

  return {
    /**
     * Takes one of the `most` tries that a holder has `within` a period. Returns null where none is left. A try is
     * stored before the tries are counted, so simultaneous tries never exceed `most`. Some of them may be refused
     * although a try was left.
     *
     * @param holder who tries what, for example `code` and the id of an account
     * @param id tries with the same id count once
     */
    async take(holder: string, { most, within }: TryLimit, id: string = randomUUID()): Promise<Try | null> {
      const now = clock()
      await triesOf(holder)
        .where('tried_at', '<', now - within)
        .execute()
      await db
        .insertInto('tries')
        .values({ holder, id, tried_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const { count } = await db
        .selectFrom('tries')
        .where('holder', '=', holder)
        .select((row) => row.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      if (count <= most) return { holder, id }
      await giveBack({ holder, id })
      return null
    },

    giveBack,

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
