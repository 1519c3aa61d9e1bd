import { acceptedRules, type Level, loadLevel, type Move, type Release, startRound } from '#maths'
import { keepUnjudged, type Replay, replay } from './replay.ts'
import type { RoundSave, StoredRound } from './store/store.ts'

/** A round, whose it is, at which level and by which rules. */
export interface RoundRef {
  readonly studentId: string
  readonly roundId: string
  readonly level: Level
  /** The version of the rules that the browser played by. */
  readonly rules: number
}

/** What to save of the moves; `refused` says why the rest is not saved. */
export interface Judged {
  readonly save: RoundSave
  readonly refused: Replay['refused']
}

/**
 * Judges moves that follow those `stored` (null where the round begins) under the rules that the round began with.
 * Moves of rules that are not accepted at `now` are kept without being judged, and change nothing else.
 *
 * @param now epoch milliseconds
 * @param releases the released versions of the rules
 */
export async function judge(
  { studentId, roundId, level, rules: version }: RoundRef,
  stored: StoredRound | null,
  fresh: readonly Move[],
  now: number,
  releases: readonly Release[],
): Promise<Judged> {
  const { operation, id: levelId, stage: stageId } = level
  const about = { studentId, roundId, operation, levelId, stageId, rules: version, after: stored?.lastMove ?? 0 }
  const rules = acceptedRules(version, now, releases)
  const playable = rules && (await loadLevel(operation, levelId, rules))
  if (playable) {
    const seed = playable.rules.seedOf(studentId, roundId)
    const from = stored ? stored.state : startRound(playable, seed)
    if (from?.lastMove === about.after) {
      const { accepted, round, refused } = replay(playable, from, fresh)
      const completed = round.best >= playable.target
      return { save: { ...about, seed, moves: accepted, state: round, best: round.best, completed }, refused }
    }
  }
  const state = stored?.state ?? null
  const unjudged = { seed: null, moves: keepUnjudged(fresh), state, best: state?.best ?? 0, completed: false }
  return { save: { ...about, ...unjudged }, refused: null }
}
