/** "See one worked": an example of a level with other numbers. */
import { hashQuestion, type PlayableLevel, type Question, type RandomState, randomFrom } from '#maths'
import { repeatsNumber } from '#maths/solve'

/** The most questions that are dealt for an example. A level with few questions could deal the same one again. */
const mostTries = 20

/** Returns a question of the level that differs from the one on screen and, where it can, says no number twice. */
export function exampleOf({ dealer }: PlayableLevel, question: Question, seed: RandomState): Question {
  const random = randomFrom(seed)
  const taken = hashQuestion(question)
  let dealt = dealer.deal(random, [])
  const isUnclear = ({ question }: typeof dealt) => hashQuestion(question) === taken || repeatsNumber(question)
  for (let i = 1; i < mostTries && isUnclear(dealt); i++) dealt = dealer.deal(random, dealt.memory)
  return dealt.question
}
