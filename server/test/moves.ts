import {
  type Answer,
  type Intent,
  loadLevel,
  type Move,
  moveAfter,
  type Operation,
  play,
  rightAnswer,
  startRound,
} from '#maths'

export type Step = 'right' | 'wrong'

/** The moves that a browser would send for a row of answers, from the beginning of a round, each after its pause. */
export async function movesOf(
  roundId: string,
  levelId: string,
  steps: readonly Step[],
  operation: Operation = 'addition',
) {
  const level = await loadLevel(operation, levelId)
  if (!level) throw new Error(`no level ${levelId}`)
  const moves: Move[] = []
  let round = startRound(level, roundId)
  const make = (intent: Intent) => {
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + 800)
    const played = play(level, round, move)
    if (!played.round) throw new Error(played.refused)
    moves.push(move)
    round = played.round
  }
  // The streak of a timed level grows only while its timer runs.
  if (level.timed) {
    make({ kind: 'timer', on: true })
    make({ kind: 'next' })
  }
  for (const step of steps) {
    if (round.awaitsNext) make({ kind: 'next' })
    const { question } = round
    const answer: Answer = step === 'right' ? rightAnswer(question) : { kind: 'number', number: 'no number' }
    make({ kind: 'answer', question, answer })
  }
  return moves
}
