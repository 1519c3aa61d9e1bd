import { acceptedRules, type Move, newRound, operandsOf, type Release, type Replay, replay } from '#maths'
import { emptySummary, type RoundSummary, summaryAfter } from '#maths/insight'
import type { Clock } from '../store/clock.ts'
import type { RoundSave, StoredMove, TimedMove } from '../store/rounds/round-save.ts'
import type { Pace, StoredRound } from '../store/rounds/stored-round.ts'
import type { FoundPlayable } from './kinds/kind.ts'
import { isTooQuick, paceAfter } from './unlikely-play.ts'

/** A round with its student, its playable and the version of its rules. */
export interface RoundRef {
  readonly studentId: string
  readonly roundId: string
  /** The merged account that has played the round, whose id deals the questions. Null for the student's own rounds. */
  readonly playedAs?: string | null
  readonly playable: FoundPlayable
  /** The version of the rules that the browser used. */
  readonly rules: number
}

/** The save of the accepted moves, and the reason why the first other move is refused. */
export interface Judged {
  readonly save: RoundSave
  readonly refused: Replay['refused']
}

/**
 * Judges moves that follow the `stored` ones (null if the round begins) under the rules that the round began with.
 * Moves of rules that are no longer accepted are stored without being judged, and do not change the record. Returns
 * null for rules that this server does not know yet, because an upgraded server can judge them.
 */
export type Judge = (round: RoundRef, stored: StoredRound | null, fresh: readonly TimedMove[]) => Judged | null

/**
 * Returns the judge of a server that knows these rules.
 *
 * @param report receives a fault in the summary of a round, which must never keep an answer from being stored
 */
export function createJudge(clock: Clock, releases: readonly Release[], report: (fault: unknown) => void): Judge {
  return (
    { studentId, roundId, playedAs = null, playable: { key, record, insight, load }, rules: version },
    stored,
    fresh,
  ) => {
    const about = { studentId, roundId, playedAs, key, record, rules: version, after: stored?.lastMove ?? 0 }
    const rules = acceptedRules(version, clock(), releases)
    if (rules === 'unknown') return null
    const paceBefore = stored?.pace ?? { typed: 0, quick: 0 }
    const summaryBefore = stored?.summary ?? emptySummary
    const playable = rules !== 'over' && load(rules)
    const seed = playable && !stored ? playable.rules.seedOf(playedAs ?? studentId, roundId) : null
    const before = seed ? newRound(seed) : stored?.state
    // A round whose last moves were not judged has an older state, or none.
    if (playable && before?.lastMove === about.after) {
      const toReplay = fresh.map(({ move }) => move)
      const { accepted, saved, refused } = replay(playable, before, toReplay)
      const { best, lastAt: played } = saved
      const moves = accepted.map((move, i) => storedMove(move, fresh[i]!.madeAt))
      const pace = paceAfter(paceBefore, accepted)
      const summary = summaryOrBefore(report, summaryBefore, accepted, insight)
      const completed = best >= playable.target
      const completedAt = stored?.completedAt ?? completionOf(accepted, fresh)
      const reached = { best, completed, completedAt }
      const solved = solvedIn(accepted, fresh)
      return {
        save: { ...about, seed, moves, state: saved, ...reached, played, solved, summary, ...judged(pace) },
        refused,
      }
    }
    const { state = null, best = 0, completed = false, completedAt = null } = stored ?? {}
    const played = fresh.at(-1)?.move.at ?? 0
    const moves = fresh.map((move) => ({ ...move, operands: null, mark: null }))
    const unjudged = { ...about, seed: null, moves, state, best, completed, completedAt, played, solved: [] }
    return { save: { ...unjudged, summary: summaryBefore, ...judged(paceBefore) }, refused: null }
  }
}

/** The longest age of a move in a request, in milliseconds: 60 days. An older move counts as that old. */
export const mostAge = 60 * 24 * 3600_000

/**
 * Returns the moves of a request with their times. The times of a round's moves say how far they are apart.
 *
 * @param age milliseconds from the last move to the sending of the request, by the device's clock; 0 if unknown
 */
export function timedMoves(moves: readonly Move[], arrivedAt: number, age = 0): TimedMove[] {
  const earliest = arrivedAt - mostAge
  const latest = arrivedAt - Math.min(Math.max(age, 0), mostAge)
  const end = moves.at(-1)?.at ?? 0
  return moves.map((move) => ({ move, madeAt: Math.max(earliest, Math.min(latest, latest - (end - move.at))) }))
}

/** Returns the summary after the moves. After a fault it stays as it was, and `npm run rebuild` mends it. */
function summaryOrBefore(report: (fault: unknown) => void, ...about: Parameters<typeof summaryAfter>): RoundSummary {
  try {
    return summaryAfter(...about)
  } catch (fault) {
    report(fault)
    return about[0]
  }
}

const judged = (pace: Pace) => ({ pace, isTooQuick: isTooQuick(pace) })

/** Returns the time of the first move that reached the target, or null if none did. */
export function completionOf(accepted: Replay['accepted'], timed: readonly TimedMove[]): number | null {
  return timed[accepted.findIndex(({ celebrates }) => celebrates)]?.madeAt ?? null
}

/** Returns the own problems that were answered right, in the order of the answers, with their times. */
function solvedIn(accepted: Replay['accepted'], timed: readonly TimedMove[]): RoundSave['solved'] {
  return accepted.flatMap(({ question, mark }, i) =>
    mark === 'right' && question?.ask.kind === 'told'
      ? { problem: question.ask.problem, solvedAt: timed[i]!.madeAt }
      : [],
  )
}

function storedMove({ move, question, mark }: Replay['accepted'][number], madeAt: number): StoredMove {
  return { move, madeAt, operands: question && operandsOf(question), mark }
}
