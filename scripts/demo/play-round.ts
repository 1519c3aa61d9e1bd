/** Plays a visit to a level through the reducer, as the browser does. */
import {
  type Intent,
  type Move,
  moveAfter,
  type PlayableLevel,
  play,
  type Question,
  type Round,
  randomFrom,
  seedFrom,
  startRound,
} from '#maths'
import type { Answering } from './answering.ts'

export interface Visit {
  readonly level: PlayableLevel
  /** The id of the student's account. */
  readonly student: string
  readonly roundId: string
  readonly answering: Answering
  /** The visit ends after this number of answers, or earlier when the level is completed. */
  readonly mostAnswers: number
}

/** The factors of facts that most children of a class know by heart. */
const easyFactors = [0, 1, 2, 5, 10]

/** Returns the shortest and the longest time of an answer in milliseconds. Easy products are within 3 seconds. */
function paceOf({ ask }: Question): [number, number] {
  if (ask.kind !== 'calculation' || ask.expression.operator !== '×') return [1500, 6500]
  const { left, right } = ask.expression
  return easyFactors.some((factor) => factor === left || factor === right) ? [900, 2800] : [1500, 6500]
}

/** Returns the moves of a visit, and the round after them. */
export function playRound({ level, student, roundId, answering, mostAnswers }: Visit): {
  moves: readonly Move[]
  round: Round
} {
  const random = randomFrom(seedFrom(`answers of ${roundId}`))
  const moves: Move[] = []
  let round = startRound(level, level.rules.seedOf(student, roundId))
  let at = 0

  const makeMove = (intent: Intent, after: number) => {
    at = Math.max(at, round.opensAt) + after
    const move = moveAfter(round, intent, at)
    const played = play(level, round, move)
    if (!played.round) throw new Error(`${level.operation} ${level.id}: ${played.refused}`)
    moves.push(move)
    round = played.round
  }

  // In Times Table a streak grows only while the timer runs.
  if (level.timed) makeMove({ kind: 'timer', on: true }, 500)
  let number = 0
  for (let answers = 0; answers < mostAnswers && round.best < level.target; answers++) {
    if (round.awaitsNext) makeMove({ kind: 'next' }, 100)
    const { question, misses } = round
    if (misses === 0) number++
    const answer = answering({ question, number, misses }, random)
    makeMove({ kind: 'answer', answer }, random.integer(...paceOf(question)))
  }
  return { moves, round }
}
