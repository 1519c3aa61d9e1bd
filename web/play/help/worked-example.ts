/** "See one worked": an example of a level with other numbers, which the device offers at the first visit. */
import { hashQuestion, type PlayableLevel, type Question, type RandomState, randomFrom } from '#maths'
import { readSlot, writeSlot } from '../../offline/device-slot.ts'

const slot = 'worked'

const nameOf = ({ operation, id }: { operation: string; id: string }) => `${operation}-${id}`

function openedLevels(): readonly string[] {
  return readSlot(slot)?.split(' ') ?? []
}

/** Returns whether a level was never opened on this device. */
export function isFirstVisit(level: PlayableLevel): boolean {
  return !openedLevels().includes(nameOf(level))
}

export function rememberVisit(level: PlayableLevel): void {
  if (isFirstVisit(level)) writeSlot(slot, [...openedLevels(), nameOf(level)].join(' '))
}

/** The most questions that are dealt for an example. A level with few questions could deal the same one again. */
const mostTries = 20

/** Returns a question of the level that differs from the one on screen. */
export function exampleOf({ dealer }: PlayableLevel, question: Question, seed: RandomState): Question {
  const random = randomFrom(seed)
  const taken = hashQuestion(question)
  let dealt = dealer.deal(random, [])
  for (let i = 1; i < mostTries && hashQuestion(dealt.question) === taken; i++)
    dealt = dealer.deal(random, dealt.memory)
  return dealt.question
}
