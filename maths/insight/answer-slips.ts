import type { Operation } from '../curriculum.ts'
import type { Answer, Question } from '../question.ts'
import type { SlipId } from '../slips/slip-id.ts'
import type { FindSlips } from './find-slips.ts'
import { slipsIn } from './slip-positions.ts'

/** Whether questions with a picture have so few answers that most wrong ones follow some slip. */
export const hasFewAnswers: Readonly<Record<Question['drawn']['kind'], boolean>> = {
  ...{ nothing: false, expression: false, run: false, word: false, bond: false, table: false },
  ...{ animals: false, groups: false, blocks: false, bars: false, grid: false, shape: false },
  ...{ dots: true, ruler: true, spans: true },
}

/** The most choices of a question of which one answer says nothing. */
const fewChoices = 3

/** Returns whether a wrong answer to a question can be a sign of a method. */
function showsMethods({ expects, drawn }: Question): boolean {
  if (expects.kind === 'order' || hasFewAnswers[drawn.kind]) return false
  return expects.kind !== 'choice' || expects.choices.length > fewChoices
}

/** Returns the likeliest slip that explains a wrong answer, or null if none does. Weak slips come last. */
export function slipOfAnswer(
  operation: Operation,
  findSlips: FindSlips,
  question: Question,
  wrong: Answer,
): SlipId | null {
  if (!showsMethods(question)) return null
  const { shown } = findSlips(question, wrong)
  const [slip = null] = slipsIn(operation, shown)
  return slip
}
