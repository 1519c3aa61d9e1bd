/** "See one worked": an example of a level with other numbers. */
import { hashQuestion, type PlayableLevel, type Question, type RandomState, randomFrom } from '#maths'

/** The most questions that are dealt for an example. A level with few questions could deal the same one again. */
const mostTries = 60

/**
 * Returns a question of the level that differs from the one on screen and, where it can, is a good example and has the
 * gap of a run at the same place.
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
    const points = 1 + (isPoorExample(one) ? 0 : 2) + (gapOf(one) === gap ? 1 : 0)
    if (points > most) [best, most] = [one, points]
  }
  return best
}

/**
 * Returns whether another question is a better example. A poor one says one number with two meanings: 3 + 3, or
 * 4 ÷ 0.25, where 4 quarters make 1. A missing part is poor if it passes no ten or hundred: 900 is 300 and what? A
 * quotient of one digit shows no short division: 216 ÷ 72.
 */
export function isPoorExample({ ask }: Question): boolean {
  if (ask.kind === 'missingPart') {
    const { whole, part } = ask
    return whole > 20 && whole % 10 >= part % 10 && whole % 100 >= part % 100
  }
  if (ask.kind !== 'calculation') return false
  const { operator, left, right } = ask.expression
  const [first, second] = [Number(left), Number(right)]
  const isOneDigit = operator === '÷' && first >= 100 && second >= 10 && first / second < 10
  return left === right || 1 / first === second || isOneDigit
}

/** Returns the place of the gap in a run of numbers, or null for other questions. */
const gapOf = ({ drawn }: Question) => (drawn.kind === 'run' ? drawn.numbers.indexOf(null) : null)
