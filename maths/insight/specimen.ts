import { operandsOf } from '../operands.ts'
import type { PlayableLevel } from '../playable/level.ts'
import type { Answer, Question } from '../question.ts'
import type { Random } from '../random.ts'
import { enteredAnswer, slipAnswers } from '../slips/explain.ts'
import type { Slip, WrongAnswer } from '../slips/slip.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { weakSlips } from '../slips/weak.ts'

/** A question with the answer that one slip gives to it, and no other. */
export interface Specimen {
  readonly question: Question
  readonly gave: Answer
  /** The same answer as the slip computes it. */
  readonly wrong: WrongAnswer
}

/** The most questions that are dealt for a specimen. The rarest slip fits one of a hundred questions. */
const mostDealt = 1000

/** The most questions that are dealt after a poor specimen, in search of a better one. */
const mostDealtForBetter = 200

/** Returns whether a specimen teaches little: 5 ÷ 5 = 0, 1 × 1 = 2, or 23 + 10 = 23, which copies a number. */
export function teachesLittle({ question, wrong }: Specimen): boolean {
  const numbers = operandsOf(question)
  const isSmall = numbers.some((number) => number === 0 || number === 1)
  const isEqual = new Set(numbers).size < numbers.length
  return isSmall || isEqual || (typeof wrong === 'number' && numbers.includes(wrong))
}

/** Returns the numbers of a question without their order, as text: those of 47 + 38 and of 38 + 47 are the same. */
export function numbersOf(question: Question): string {
  return operandsOf(question)
    .toSorted((a, b) => a - b)
    .join(' ')
}

/**
 * Deals a question of a level that shows only this slip: nobody can tell two methods apart by an answer that both give.
 * A weak slip may give it too, because an answer never counts for a weak one beside another. Returns null if the
 * level has none, and one that teaches little only if the level seems to have no better one.
 *
 * @param taken the numbers that the question may not have, as `numbersOf` returns them
 */
export function specimenOf(
  level: Pick<PlayableLevel, 'id' | 'dealer'>,
  slips: readonly Slip[],
  slip: SlipId,
  random: Random,
  language: { numberWord(number: number): string },
  taken: ReadonlySet<string> = new Set(),
): Specimen | null {
  let memory: readonly number[] = []
  let poor: Specimen | null = null
  for (let dealt = 0, most = mostDealt; dealt < most; dealt++) {
    const next = level.dealer.deal(random, memory)
    memory = next.memory
    if (taken.has(numbersOf(next.question))) continue
    const answers = slipAnswers(slips, level, next.question).map(({ id, answer }) => ({
      id,
      wrong: answer,
      gave: enteredAnswer(next.question, answer, language),
    }))
    const rivals = answers.filter(({ id }) => id !== slip && !weakSlips.includes(id))
    for (const { id, wrong, gave } of answers) {
      const isSame = (other: { gave: Answer | null }) => JSON.stringify(other.gave) === JSON.stringify(gave)
      if (id !== slip || !gave || !rivals.every((other) => !isSame(other))) continue
      const specimen = { question: next.question, gave, wrong }
      if (!teachesLittle(specimen)) return specimen
      if (!poor) most = Math.min(most, dealt + mostDealtForBetter)
      poor ??= specimen
    }
  }
  return poor
}
