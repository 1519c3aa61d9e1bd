/** Judges the new moves of rounds on the device, as the server judges them. */
import { findLevel, loadLevel, type PlayableRef, playIntent, releases, startRound } from '#maths'
import type { NewMoves } from './new-moves.ts'

export interface NewAnswers {
  /** The right answers among them. Those that cannot be judged here are left out. */
  readonly right: number
  /** When each round with such answers was played last, in epoch milliseconds. */
  readonly playedAt: readonly number[]
}

export async function judgeMoves(rounds: readonly NewMoves[]): Promise<NewAnswers> {
  const answered = rounds.filter(({ moves, added }) =>
    moves.some((one) => one.kind === 'answer' && added.has(one.number)),
  )
  const right = await Promise.all(answered.map(countRight))
  return {
    right: right.reduce((sum, count) => sum + count, 0),
    playedAt: answered.flatMap(({ moves }) => moves.at(-1)?.madeAt ?? []),
  }
}

/** Returns the number of the new right answers of a round: none where its playable or its rules are unknown. */
async function countRight({ round: { account, round, ref, rules: version }, moves, added }: NewMoves): Promise<number> {
  const rules = releases.find((release) => release.rules.version === version)?.rules
  const playable = rules && (await loadPlayable(ref, rules))
  if (!playable) return 0
  let right = 0
  let state = startRound(playable, rules.seedOf(account, round))
  for (const move of moves) {
    const played = playIntent(playable, state, move, move.at)
    // A round whose first moves are missing cannot be judged.
    if (!played.round || played.move.number !== move.number) return right
    state = played.round
    if (move.kind === 'answer' && state.marked?.mark === 'right' && added.has(move.number)) right++
  }
  return right
}

type Rules = Parameters<typeof loadLevel>[2]

async function loadPlayable(ref: PlayableRef, rules: Rules) {
  // A newer page may have played a kind that this page does not know.
  if (ref.kind !== 'level' || !findLevel(ref.operation, ref.levelId)) return undefined
  return loadLevel(ref.operation, ref.levelId, rules)
}
