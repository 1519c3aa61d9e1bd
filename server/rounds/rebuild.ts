/**
 * Rebuilds the columns of rounds that follow from their moves, for example after a change of how Insight reads them.
 * Each round is replayed from its stored seed, and the app may run meanwhile.
 */
import { isDeepStrictEqual } from 'node:util'
import { type Release, refOfKey } from '#maths'
import { emptySummary, summaryAfter } from '#maths/insight'
import type { Clock } from '../store/clock.ts'
import type { Rebuilding, RoundPosition, RoundToRebuild } from '../store/rounds/rebuilding.ts'
import type { RebuiltColumns } from '../store/rounds/round-columns.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import { summaryRow } from '../store/rounds/stored-round.ts'
import { completionOf } from './judge.ts'
import { serverKinds } from './kinds/all.ts'
import { type FoundPlayable, type KindStore, openAll } from './kinds/kind.ts'
import { replayStored } from './replay-stored.ts'

/** The rounds that are read with one statement. */
const atOnce = 200

/** The milliseconds that a save may take, with some room: the app gives up after 10 seconds. */
export const longestSave = 15_000

export interface Rebuilt {
  /** The rounds that were replayed, and those whose columns were different. */
  readonly rounds: number
  readonly changed: number
}

/**
 * Rebuilds all rounds. A save that had read a round before it was rebuilt goes on from
 * the older columns. So the rounds that were saved since the beginning are rebuilt again, until none of them is
 * different. A save that began before and ended after it has an earlier time, so these rounds count too.
 *
 * @param settle waits for the saves that are on their way
 */
export async function rebuildRounds(
  { rebuilding, ...kindStore }: KindStore & { readonly rebuilding: Rebuilding },
  releases: readonly Release[],
  clock: Clock,
  settle: () => Promise<unknown>,
): Promise<Rebuilt> {
  const since = clock() - longestSave
  const playables = await openAll(serverKinds, releases, kindStore)
  const find = async ({ key }: RoundToRebuild) => {
    const ref = refOfKey(key)
    return (ref && (await playables[ref.kind]?.find(ref))) ?? null
  }
  async function rebuildSince(savedSince: number): Promise<Rebuilt> {
    let [rounds, changed, position]: [number, number, RoundPosition | null] = [0, 0, null]
    do {
      const page = await rebuilding.page(position, savedSince, atOnce)
      for (const round of page.rounds) {
        const [playable, moves] = [await find(round), await rebuilding.moves(round)]
        if (!playable || !moves) continue
        rounds += 1
        const columns = columnsOf(round, moves, playable, releases) ?? round.columns
        if (isDeepStrictEqual(columns, round.columns) && moves.length <= round.lastMove) continue
        // A round with more moves than its row said was saved meanwhile. The guard refuses it, and a later pass takes
        // it.
        await rebuilding.write(round, columns)
        changed += 1
      }
      position = page.end
    } while (position)
    return { rounds, changed }
  }
  const all = await rebuildSince(0)
  for (let last = all; last.changed > 0; ) {
    await settle()
    last = await rebuildSince(since)
  }
  return all
}

/** Returns the columns, or null if the round cannot be replayed. */
function columnsOf(
  round: RoundToRebuild,
  moves: readonly TimedMove[],
  playable: FoundPlayable,
  releases: readonly Release[],
): RebuiltColumns | null {
  const [first, last] = [moves[0], moves[round.lastMove - 1]]
  const replayed = replayStored(round, moves, playable, releases)
  if (!replayed || !first || !last) return null
  const { accepted, judged } = replayed
  return {
    ...summaryRow(summaryAfter(emptySummary, accepted, playable.insight)),
    made_first: first.madeAt,
    made_at: last.madeAt,
    completed_at: completionOf(accepted, judged),
  }
}
