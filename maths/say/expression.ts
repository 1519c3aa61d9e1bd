/** Expressions and quantities as they are written in every language that uses the decimal point. */
import { type Expression, needsBrackets, type Operator } from '../expression.ts'
import type { Quantity } from '../quantity.ts'

const spacedByOperator: Readonly<Record<Operator, string>> = { '+': ' + ', '−': ' − ', '×': ' × ', '÷': ' ÷ ' }

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

/** Returns a quantity as displayed: "1 m 35 cm". */
export function writeQuantity(quantity: Quantity): string {
  return quantity.map(({ value, unit }) => `${value} ${unit}`).join(' ')
}
