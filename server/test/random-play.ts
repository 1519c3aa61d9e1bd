/** Plays random rounds, for tests and benchmarks: right answers, known and unknown wrong ones, and solutions. */
import {
  type Answer,
  canReveal,
  enNZ,
  type Intent,
  type Move,
  moveAfter,
  type PlayableLevel,
  play,
  type Question,
  type Round,
  rightAnswer,
  startRound,
} from '#maths'
import { expecting, type Slip, slipAnswers } from '#maths/solve'

/** A source of whole numbers from 0 to below a limit. */
export type Draw = (limit: number) => number

/**
 * Returns the moves of a round with this number of moves. One in `oneWrongIn` answers is wrong, half of them by a slip.
 */
export function playRandomly(
  level: PlayableLevel,
  slips: readonly Slip[],
  { account, roundId, count, oneWrongIn }: { account: string; roundId: string; count: number; oneWrongIn: number },
  draw: Draw,
): Move[] {
  const moves: Move[] = []
  let round = startRound(level, level.rules.seedOf(account, roundId))
  const make = (intent: Intent) => {
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + 300 + draw(4000))
    const played = play(level, round, move)
    if (!played.round) throw new Error(`${level.operation} ${level.id}: ${played.refused}`)
    round = played.round
    moves.push(move)
  }
  if (level.timed) make({ kind: 'timer', on: true })
  while (moves.length < count) make(nextIntent(level, slips, round, oneWrongIn, draw))
  return moves.slice(0, count)
}

function nextIntent(
  level: PlayableLevel,
  slips: readonly Slip[],
  round: Round,
  oneWrongIn: number,
  draw: Draw,
): Intent {
  if (round.awaitsNext) return { kind: 'next' }
  if (canReveal(level, round, Number.POSITIVE_INFINITY) && draw(2) === 0) return { kind: 'reveal' }
  const { question } = round
  if (draw(oneWrongIn) > 0) return { kind: 'answer', answer: rightAnswer(question, enNZ) }
  return { kind: 'answer', answer: wrongAnswer(level, slips, question, draw) }
}

function wrongAnswer(level: PlayableLevel, slips: readonly Slip[], question: Question, draw: Draw): Answer {
  const known = slipAnswers(slips, level, question).map(({ answer }) => answer)
  const slip = draw(2) === 0 ? known[draw(Math.max(known.length, 1))] : undefined
  if (typeof slip === 'object' && 'word' in slip)
    return { kind: 'numberAndWord', number: String(slip.number), word: enNZ.numberWord(slip.word) }
  const expects = slip === undefined ? null : expecting(question.expects, slip)
  if (expects) return rightAnswer({ ...question, expects }, enNZ)
  // No question expects such a number, and a text that is not a number is not marked everywhere.
  return { kind: 'number', number: '123454321' }
}
