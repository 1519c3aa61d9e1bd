import type { PlayableLevel } from '../playable/level.ts'
import type { Question } from '../question.ts'
import { randomFrom, seedFrom } from '../random.ts'

/** Returns the questions that one long round of a level deals. */
export function dealFrom(level: Pick<PlayableLevel, 'dealer'>, count: number, seed: string): Question[] {
  const random = randomFrom(seedFrom(seed))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const dealt = level.dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}

/** Returns the different ones of these questions, each once. Levels with few questions deal each of them many times. */
export function differentQuestions(questions: readonly Question[]): Question[] {
  return [...new Map(questions.map((question) => [JSON.stringify(question), question])).values()]
}
