import { newRound, type Release, type Replay, replay } from '#maths'
import type { ReplayableRound } from '../store/rounds/replayable-round.ts'
import type { TimedMove } from '../store/rounds/round-save.ts'
import type { FoundPlayable } from './kinds/kind.ts'

/**
 * Replays the judged moves of a stored round from its seed. Returns null where its rules are unknown, or where its moves
 * are not those that were judged.
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
