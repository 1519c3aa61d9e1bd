import type { Question } from '../../../question.ts'
import { spaced, writeExpression, writeQuantity } from '../../../say/expression.ts'
import { nameByUnit } from './names.ts'
import { spoken } from './notation.ts'
import { text } from './texts.ts'

/** Returns the question as it is read aloud: "Wie viel ist 47 plus 38?" */
export function speech(question: Question): string {
  const { ask } = question
  switch (ask.kind) {
    case 'calculation':
      return `Wie viel ist ${writeExpression(ask.expression, spoken)}?`
    case 'repeatedAddition': {
      const sum = Array(ask.groups).fill(ask.size).join(spaced('+', spoken))
      return `Wie viel ist ${sum}, also ${ask.groups} mal ${ask.size}?`
    }
    case 'convert':
      return `Wie viele ${nameByUnit[ask.to]} sind ${writeQuantity(ask.quantity, spoken)}?`
    case 'addQuantities': {
      const sum = ask.quantities.map((quantity) => writeQuantity(quantity, spoken)).join(spaced('+', spoken))
      return `Wie viele ${nameByUnit[ask.to]} sind ${sum}?`
    }
    default:
      return text(question)
  }
}
