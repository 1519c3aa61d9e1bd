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
  type Question,
  type Rules,
  rightAnswer,
  startRound,
} from '#maths'

export type AnswerMark = 'right' | 'wrong'
/** A right answer, a wrong one, or the answer that a function chooses. */
export type AnswerStep = AnswerMark | ((question: Question) => Answer)

/**
 * Returns the moves that an account's browser would send for a list of answers. Each comes `thinking` milliseconds
 * after its question.
 */
export async function movesOf(
  account: string,
  roundId: string,
  levelId: string,
  steps: readonly AnswerStep[],
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
  steps: readonly AnswerStep[],
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
    make({ kind: 'answer', answer: answerOf(step, round.question) })
  }
  return moves
}

function answerOf(step: AnswerStep, question: Question): Answer {
  if (typeof step === 'function') return step(question)
  return step === 'right' ? rightAnswer(question, enNZ) : { kind: 'number', number: 'no number' }
}
