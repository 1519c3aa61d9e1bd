import { levelStatus, type Move, type PlayableLevel, releasedRules, rulesVersion, startRound } from '#maths'
import { keepUnjudged, type Replay, replay, replayAsAsked } from './replay.ts'
import type { RoundSave, Store, StoredRound } from './store/store.ts'

/** Which round, and whose. */
export interface Place {
  readonly studentId: string
  readonly roundId: string
  readonly level: PlayableLevel
}

/** What to save of the moves; `refused` says why the rest is not saved. */
export interface Judged {
  readonly save: RoundSave
  readonly refused: Replay['refused']
}

/** Judges moves that follow those `stored` (null where the round begins), dealt by a version of the rules. */
export async function judge(
  store: Store,
  place: Place,
  stored: StoredRound | null,
  rules: number,
  fresh: readonly Move[],
): Promise<Judged> {
  const { level, ...ids } = place
  const { operation, id: levelId, stage: stageId } = level
  const about = { ...ids, operation, levelId, stageId, rules, after: stored?.lastMove ?? 0 }
  const from = stored ? stored.state : startRound(level, ids.roundId)
  // Rules that this server did not release: nothing that was answered is dropped, but it cannot count.
  if (!releasedRules.includes(rules) || !from) {
    const unjudged = { moves: keepUnjudged(fresh), state: null, best: 0, completed: false }
    return { save: { ...about, ...unjudged }, refused: null }
  }
  const { accepted, round, refused } =
    rules === rulesVersion
      ? replay(level, from, fresh)
      : replayAsAsked(level, from, await movesSoFar(store, place, stored), fresh)
  const completed = levelStatus(level, round.best) === 'completed'
  return { save: { ...about, moves: accepted, state: round, best: round.best, completed }, refused }
}

async function movesSoFar(store: Store, { studentId, roundId }: Place, stored: StoredRound | null): Promise<Move[]> {
  return stored ? store.rounds.selectMoves(studentId, roundId, 1, stored.lastMove) : []
}
