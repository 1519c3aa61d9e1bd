import type { PlayableLevel } from '../level.ts'
import type { Question } from '../question.ts'
import { randomFrom, seedFrom } from '../random.ts'

/** Returns the questions that one long round of a level deals. */
export function dealFrom(level: PlayableLevel, count: number, seed: string): Question[] {
  const random = randomFrom(seedFrom(seed))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const dealt = level.dealer.deal(random, memory)
    memory = dealt.memory
    return dealt.question
  })
}
