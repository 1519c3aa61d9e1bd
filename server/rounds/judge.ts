import { acceptedRules, type Move, newRound, operandsOf, type Release, type Replay, replay } from '#maths'
import type { Clock } from '../store/clock.ts'
import type { RoundSave, StoredMove } from '../store/rounds/round-save.ts'
import type { Pace, StoredRound } from '../store/rounds/stored-round.ts'
import type { Kinds, Loader } from './kinds/kind.ts'
import type { RoundRef } from './round-ref.ts'
import { isTooQuick, paceAfter } from './unlikely-play.ts'

/** The save of the accepted moves, and the reason why the first other move is refused. */
export interface Judged {
  readonly save: RoundSave
  readonly refused: Replay['refused']
}

/**
 * Judges moves that follow the `stored` ones (null where the round begins) under the rules that the round began with.
 * Moves of rules that are no longer accepted are stored without being judged, and do not change the record. Returns
 * null for rules that this server does not know yet, because an upgraded server can judge them.
 */
export type Judge = (round: RoundRef, stored: StoredRound | null, fresh: readonly Move[]) => Promise<Judged | null>

/** Returns the judge of this server for these kinds of playables. */
export async function createJudge(clock: Clock, releases: readonly Release[], kinds: Kinds): Promise<Judge> {
  const loaders = await openAll(kinds, releases)
  return async ({ studentId, roundId, ref, key, record, rules: version }, stored, fresh) => {
    const about = { studentId, roundId, key, record, rules: version, after: stored?.lastMove ?? 0 }
    const rules = acceptedRules(version, clock(), releases)
    if (rules === 'unknown') return null
    const { pace } = stored ?? { pace: { typed: 0, quick: 0 } }
    const playable = rules !== 'over' && (await loaders.get(ref.kind)?.load(ref, rules))
    const seed = playable && !stored ? playable.rules.seedOf(studentId, roundId) : null
    const before = seed ? newRound(seed) : stored?.state
    // A round whose last moves were not judged has an older state, or none.
    if (playable && before?.lastMove === about.after) {
      const { accepted, saved, refused } = replay(playable, before, fresh)
      const { best } = saved
      const completed = best >= playable.target
      const judged = { state: saved, best, completed, played: saved.lastAt, ...judgedPace(paceAfter(pace, accepted)) }
      return { save: { ...about, seed, moves: accepted.map(storedMove), ...judged }, refused }
    }
    const { state = null, best = 0, completed = false } = stored ?? {}
    const unjudged = { state, best, completed, played: fresh.at(-1)?.at ?? 0, ...judgedPace(pace) }
    return { save: { ...about, seed: null, moves: fresh.map(unjudgedMove), ...unjudged }, refused: null }
  }
}

const judgedPace = (pace: Pace) => ({ pace, isTooQuick: isTooQuick(pace) })

function storedMove({ move, question, mark }: Replay['accepted'][number]): StoredMove {
  return { move, operands: question && operandsOf(question), mark }
}

/** Returns a move that is stored without being judged, because its rules are no longer accepted. */
function unjudgedMove(move: Move): StoredMove {
  return { move, operands: null, mark: null }
}

async function openAll(kinds: Kinds, releases: readonly Release[]): Promise<ReadonlyMap<string, Loader>> {
  const opened = Object.entries(kinds).map(async ([name, kind]) => [name, await kind.open(releases)] as const)
  return new Map(await Promise.all(opened))
}
