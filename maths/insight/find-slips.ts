import type { Operation } from '../curriculum.ts'
import type { Answer, Question } from '../question.ts'
import { isPossibleAnswer, isSameAnswer } from '../slips/explain.ts'
import type { Slip } from '../slips/slip.ts'
import { slipPositions } from './slip-positions.ts'

/** Slips as bits (entry.ts): those that a question can show, and those that explain an answer. */
export interface FoundSlips {
  readonly could: number
  readonly shown: number
}

export type FindSlips = (question: Question, wrong: Answer | null) => FoundSlips

/**
 * Returns the function that finds the slips of a question of a level in one pass. `wrong` is an answer that was marked
 * wrong, or null for any other. It finds the same slips as `slipAnswers` and `slipsOf`. The server calls it for each
 * first answer, so it makes no sentences and no lists.
 */
export function createFindSlips(operation: Operation, levelId: string, slips: readonly Slip[]): FindSlips {
  const own = slips
    .filter(({ levels }) => levels.some((id) => id === levelId))
    .map((slip) => ({ slip, bit: 2 ** slipPositions[operation].indexOf(slip.id) }))
  return (question, wrong) => {
    let could = 0
    let shown = 0
    for (const { slip, bit } of own) {
      for (const answer of slip.answers(question)) {
        if (!isPossibleAnswer(question, answer)) continue
        could |= bit
        if (wrong === null) break
        if (isSameAnswer(question, answer, wrong)) {
          shown |= bit
          break
        }
      }
    }
    return { could, shown }
  }
}
