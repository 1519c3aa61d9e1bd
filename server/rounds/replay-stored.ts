import { type LevelRef, newRound, operations, type Release, type Replay, replay } from '#maths'
import type { LevelInsight } from '#maths/insight'
import type { AnsweredRound } from '../store/rounds/answered-rounds.ts'
import type { ReplayableRound } from '../store/rounds/replayable-round.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import type { FoundPlayable, PlayablesByKind } from './kinds/kind.ts'

/**
 * Replays the judged moves of a stored round from its seed. Returns null if its rules are unknown, or if its
 * moves are not those that were judged.
 */
export function replayStored(
  { lastJudged, rules: version, seed }: ReplayableRound,
  moves: readonly TimedMove[],
  { load }: FoundPlayable,
  releases: readonly Release[],
): { readonly accepted: Replay['accepted']; readonly judged: readonly TimedMove[] } | null {
  const rules = releases.find((release) => release.rules.version === version)?.rules
  const playable = rules && load(rules)
  const judged = moves.slice(0, lastJudged)
  if (!playable || judged.length < lastJudged) return null
  const toReplay = judged.map(({ move }) => move)
  const { accepted, refused } = replay(playable, newRound(seed), toReplay)
  return refused ? null : { accepted, judged }
}

/** A replayed round of a level. */
export interface ReplayedLevel extends Pick<LevelRef, 'operation' | 'levelId'> {
  readonly accepted: Replay['accepted']
  readonly insight: LevelInsight | null
}

/** The playables and rules that a replay needs. */
export interface Replaying {
  readonly playables: PlayablesByKind
  readonly releases: readonly Release[]
}

/** Replays a stored round of a level. Returns null if it cannot be replayed. */
export async function replayLevel(
  round: AnsweredRound,
  moves: readonly TimedMove[],
  { playables, releases }: Replaying,
): Promise<ReplayedLevel | null> {
  const [name, levelId] = round.key
  const operation = operations.find((one) => one === name)
  if (!operation) return null
  const ref: LevelRef = { kind: 'level', operation, levelId }
  const playable = await playables.level?.find(ref)
  const replayed = playable && replayStored(round, moves, playable, releases)
  return replayed ? { operation, levelId, accepted: replayed.accepted, insight: playable.insight } : null
}
