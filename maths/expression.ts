export type Operator = '+' | '−' | '×' | '÷'

/** A number, or two expressions with an operator between them. The tree decides where brackets are needed. */
export type Expression = number | OperatorExpression

export interface OperatorExpression {
  readonly operator: Operator
  readonly left: Expression
  readonly right: Expression
}

export const isAdditive = (operator: Operator) => operator === '+' || operator === '−'

/** × and ÷ come before + and −. Operators of the same rank are calculated from left to right. */
export function needsBrackets(inner: Expression, outer: Operator, side: 'left' | 'right'): inner is OperatorExpression {
  if (typeof inner === 'number') return false
  if (isAdditive(inner.operator) === isAdditive(outer)) return side === 'right'
  return isAdditive(inner.operator)
}

/** Returns the numbers of an expression from left to right. */
export function leavesOf(expression: Expression): readonly number[] {
  if (typeof expression === 'number') return [expression]
  return [...leavesOf(expression.left), ...leavesOf(expression.right)]
}
