import {
  type Answer,
  currentRules,
  enNZ,
  type Intent,
  loadLevel,
  type Move,
  moveAfter,
  type Operation,
  type Playable,
  play,
  type Rules,
  rightAnswer,
  startRound,
} from '#maths'

export type AnswerMark = 'right' | 'wrong'

/**
 * Returns the moves that an account's browser would send for a list of answers. Each comes `thinking` milliseconds after
 * its question.
 */
export async function movesOf(
  account: string,
  roundId: string,
  levelId: string,
  steps: readonly AnswerMark[],
  operation: Operation = 'addition',
  rules: Rules = currentRules,
  thinking = 800,
) {
  const level = await loadLevel(operation, levelId, rules)
  if (!level) throw new Error(`no level ${levelId}`)
  return movesOn(level, account, roundId, steps, thinking)
}

/** Returns these moves for any playable. */
export function movesOn(
  playable: Playable,
  account: string,
  roundId: string,
  steps: readonly AnswerMark[],
  thinking = 800,
): Move[] {
  const moves: Move[] = []
  let round = startRound(playable, playable.rules.seedOf(account, roundId))
  const make = (intent: Intent) => {
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + thinking)
    const played = play(playable, round, move)
    if (!played.round) throw new Error(played.refused)
    moves.push(move)
    round = played.round
  }
  // The streak of a timed playable grows only while its timer runs.
  if (playable.timed) {
    make({ kind: 'timer', on: true })
    make({ kind: 'next' })
  }
  for (const step of steps) {
    if (round.awaitsNext) make({ kind: 'next' })
    const answer: Answer =
      step === 'right' ? rightAnswer(round.question, enNZ) : { kind: 'number', number: 'no number' }
    make({ kind: 'answer', answer })
  }
  return moves
}
