/** The patterns of expressions in BEDMAS (docs/product/rules-of-play.md, "Your turn"). */
import { type Expression, leavesOf, needsBrackets } from '../../expression.ts'
import type { Question } from '../../question.ts'

/** Names the count of numbers, whether there are brackets, and whether the first operation is the leftmost one. */
export function patternOfExpression({ ask }: Question): string {
  if (ask.kind !== 'calculation') throw new Error(`A question of the kind ${ask.kind} has no expression`)
  const { expression } = ask
  const traits = [`${leavesOf(expression).length} numbers`, hasBrackets(expression) && 'brackets']
  return [...traits, beginsLeft(expression) && 'from the left'].filter(Boolean).join(', ')
}

function hasBrackets(expression: Expression): boolean {
  if (typeof expression === 'number') return false
  const { operator, left, right } = expression
  if (needsBrackets(left, operator, 'left') || needsBrackets(right, operator, 'right')) return true
  return hasBrackets(left) || hasBrackets(right)
}

/** Returns whether reading from the left gives the right order: no operator has an operation on its right. */
function beginsLeft(expression: Expression): boolean {
  return typeof expression === 'number' || (typeof expression.right === 'number' && beginsLeft(expression.left))
}
