/** The squared paper of a question of addition, subtraction, multiplication or division. */
import type { Question } from '#maths'
import type { Paper } from './paper.ts'
import { productPaper } from './product-paper.ts'
import { quotientPaper } from './quotient-paper.ts'
import { differencePaper, sumPaper } from './sum-paper.ts'

/** Returns the calculation set out in columns, or null for a question that is not one calculation with two numbers. */
export function paperOf({ ask, expects }: Question): Paper | null {
  if (ask.kind === 'repeatedAddition') return sumPaper(Array.from({ length: ask.groups }, () => ask.size))
  if (ask.kind !== 'calculation') return null
  const { operator, left, right } = ask.expression
  if (typeof left !== 'number' || typeof right !== 'number') return null
  switch (operator) {
    case '+':
      return sumPaper([left, right])
    case '−':
      return differencePaper(left, right)
    case '×':
      return productPaper(left, right)
    case '÷':
      return quotientPaper(left, right, expects)
  }
}
