import { enNZ, type Operation, rightAnswer } from '#maths'
import { enteredAnswer, loadSlips, type Slip, slipAnswers } from '#maths/solve'
import type { AnswerStep } from './moves.ts'

/**
 * Returns the answers of a student who follows a slip in each question that can show it, and corrects it at the second
 * try. Other questions are answered right.
 */
export async function slipSteps(
  operation: Operation,
  levelId: string,
  slip: string,
  questions: number,
): Promise<AnswerStep[]> {
  const slips: readonly Slip[] = await loadSlips(operation)
  const follow: AnswerStep = (question) => {
    const found = slipAnswers(slips, { id: levelId }, question).find(({ id }) => id === slip)
    return (found && enteredAnswer(question, found.answer, enNZ)) ?? rightAnswer(question, enNZ)
  }
  return Array.from({ length: questions }, (): AnswerStep[] => [follow, 'right']).flat()
}
