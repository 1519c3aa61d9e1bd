/** "See one worked": an example of a level with other numbers. */
import { hashQuestion, type PlayableLevel, type Question, type RandomState, randomFrom } from '#maths'
import { repeatsNumber } from '#maths/solve'

/** The most questions that are dealt for an example. A level with few questions could deal the same one again. */
const mostTries = 60

/**
 * Returns a question of the level that differs from the one on screen and, where it can, says no number twice and has
 * the gap of a run at the same place.
 */
export function exampleOf({ dealer }: PlayableLevel, question: Question, seed: RandomState): Question {
  const random = randomFrom(seed)
  const taken = hashQuestion(question)
  const gap = gapOf(question)
  let dealt = dealer.deal(random, [])
  let best = dealt.question
  let most = 0
  for (let i = 0; i < mostTries && most < 4; i++, dealt = dealer.deal(random, dealt.memory)) {
    const one = dealt.question
    if (hashQuestion(one) === taken) continue
    const points = 1 + (repeatsNumber(one) ? 0 : 2) + (gapOf(one) === gap ? 1 : 0)
    if (points > most) [best, most] = [one, points]
  }
  return best
}

/** Returns the place of the gap in a run of numbers, or null for other questions. */
const gapOf = ({ drawn }: Question) => (drawn.kind === 'run' ? drawn.numbers.indexOf(null) : null)
