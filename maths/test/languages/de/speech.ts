import type { Expression, Operator } from '../../../expression.ts'
import type { Quantity } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { writeExpression } from '../../../say/expression.ts'
import { nameByUnit } from './names.ts'
import { inNotation } from './notation.ts'
import { text } from './texts.ts'

const wordByOperator: Readonly<Record<Operator, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'mal',
  '÷': 'geteilt durch',
}

/** Returns the question as it is read aloud: "Wie viel ist 47 plus 38?" */
export function speech(question: Question): string {
  const { ask } = question
  switch (ask.kind) {
    case 'calculation':
      return `Wie viel ist ${spokenExpression(ask.expression)}?`
    case 'repeatedAddition': {
      const sum = Array(ask.groups).fill(ask.size).join(' plus ')
      return `Wie viel ist ${sum}, also ${ask.groups} mal ${ask.size}?`
    }
    case 'convert':
      return `Wie viele ${nameByUnit[ask.to]} sind ${spokenQuantity(ask.quantity)}?`
    case 'addQuantities':
      return `Wie viele ${nameByUnit[ask.to]} sind ${ask.quantities.map(spokenQuantity).join(' plus ')}?`
    default:
      return text(question)
  }
}

function spokenExpression(expression: Expression): string {
  const spoken = writeExpression(expression)
    .replace(/[+−×÷]/g, (operator) => wordByOperator[operator as Operator])
    .replaceAll('(', 'Klammer auf ')
    .replaceAll(')', ' Klammer zu')
  return inNotation(spoken)
}

/** Returns a quantity such as "1 Meter 35 Zentimeter". */
export function spokenQuantity(quantity: Quantity): string {
  return quantity.map(({ value, unit }) => `${inNotation(String(value))} ${nameByUnit[unit]}`).join(' ')
}
