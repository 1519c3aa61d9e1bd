/** A visit to a level, played through the reducer as the browser does. */
import {
  type Intent,
  type Move,
  moveAfter,
  type PlayableLevel,
  play,
  type Round,
  randomFrom,
  seedFrom,
  startRound,
} from '#maths'
import { answerTo } from './answers.ts'

export interface Visit {
  readonly level: PlayableLevel
  /** The id of the student's account. */
  readonly student: string
  readonly roundId: string
  /** Right answers of a hundred. */
  readonly skill: number
  /** Stops when the level is done, or after so many answers. */
  readonly mostAnswers: number
}

/** Its moves, and the round after them. */
export function playRound({ level, student, roundId, skill, mostAnswers }: Visit): {
  moves: readonly Move[]
  round: Round
} {
  const random = randomFrom(seedFrom(`answers of ${roundId}`))
  const moves: Move[] = []
  let round = startRound(level, level.rules.seedOf(student, roundId))
  let at = 0

  const make = (intent: Intent, after: number) => {
    at = Math.max(at, round.opensAt) + after
    const move = moveAfter(round, intent, at)
    const played = play(level, round, move)
    if (!played.round) throw new Error(`${level.operation} ${level.id}: ${played.refused}`)
    moves.push(move)
    round = played.round
  }

  // A longer streak is asked where answers are surer.
  const surely = 100 - ((100 - skill) * 5) / level.target
  // In Times Table a streak grows only while the timer runs.
  if (level.timed) make({ kind: 'timer', on: true }, 500)
  for (let answers = 0; answers < mostAnswers && round.best < level.target; answers++) {
    if (round.awaitsNext) make({ kind: 'next' }, 100)
    const isRight = random.integer(1, 100) <= surely
    const answer = answerTo(round.question, isRight, random)
    make({ kind: 'answer', answer }, random.integer(1500, 6500))
  }
  return { moves, round }
}
