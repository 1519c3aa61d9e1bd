import { canReveal, deadline, type Intent, type Move, moveAfter, type PlayableLevel, type Round } from '#maths'
import { answerTo } from '../demo/answers.ts'
import { happens, type Random } from './chance.ts'

/** Returns the next move of a child. `skill` is the percentage of right answers. */
export function nextMove(level: PlayableLevel, round: Round, skill: number, random: Random): Move {
  // A few answers are later than the seven seconds of a timed question.
  const at = Math.max(round.lastAt, round.opensAt) + random.integer(300, 7200)
  return moveAfter(round, nextIntent(level, round, at, skill, random), at)
}

function nextIntent(level: PlayableLevel, round: Round, at: number, skill: number, random: Random): Intent {
  if (level.timed && (round.lastMove === 0 || happens(random, 2))) return { kind: 'timer', on: !round.timer }
  if (round.awaitsNext) return { kind: 'next' }
  if (canReveal(level, round, at) && happens(random, 50)) return { kind: 'reveal' }
  const end = deadline(level, round)
  if (end !== null && at > end && happens(random, 80)) return { kind: 'timeUp' }
  return { kind: 'answer', answer: answerTo(round.question, happens(random, skill), random) }
}
