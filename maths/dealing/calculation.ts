import { expressionDrawing } from '../drawing.ts'
import type { Expression, Operator, OperatorExpression } from '../expression.ts'
import type { Comparison, Question } from '../question.ts'

/** Returns an operator with its two sides. */
export function operate(left: Expression, operator: Operator, right: Expression): OperatorExpression {
  return { operator, left, right }
}

/**
 * Returns the question for the value of an expression.
 *
 * @param answer in its shortest form
 * @param places the most decimal places of the level's answers
 */
export function calculation(
  asked: OperatorExpression,
  answer: string,
  places = 0,
  compared: Comparison = 'exact',
): Question {
  return {
    ask: { kind: 'calculation', expression: asked },
    expects: { kind: 'number', answer, places, compared },
    drawn: expressionDrawing,
  }
}
