/** Expressions and lengths as they are written in every language that uses the decimal point. */
import type { Expression, Operator, OperatorExpression } from '../ask.ts'
import type { Length } from '../length.ts'

const spacedByOperator: Readonly<Record<Operator, string>> = { '+': ' + ', '−': ' − ', '×': ' × ', '÷': ' ÷ ' }

const isAdditive = (operator: Operator) => operator === '+' || operator === '−'

/** Returns an expression as displayed, with the brackets that its tree needs: "(7 − 3) × 5". */
export function writeExpression(expression: Expression): string {
  if (typeof expression === 'number') return String(expression)
  const { operator, left, right } = expression
  // Most questions have two numbers, and this line is much faster than the general case.
  if (typeof left === 'number' && typeof right === 'number') return left + spacedByOperator[operator] + right
  const first = needsBrackets(left, operator, 'left') ? `(${writeExpression(left)})` : writeExpression(left)
  const second = needsBrackets(right, operator, 'right') ? `(${writeExpression(right)})` : writeExpression(right)
  return `${first} ${operator} ${second}`
}

/** × and ÷ come before + and −. Operators of the same rank are calculated from left to right. */
export function needsBrackets(inner: Expression, outer: Operator, side: 'left' | 'right'): inner is OperatorExpression {
  if (typeof inner === 'number') return false
  if (isAdditive(inner.operator) === isAdditive(outer)) return side === 'right'
  return isAdditive(inner.operator)
}

/** Returns a length as displayed: "1 m 35 cm". */
export function writeLength(length: Length): string {
  return length.map(({ value, unit }) => `${value} ${unit}`).join(' ')
}
