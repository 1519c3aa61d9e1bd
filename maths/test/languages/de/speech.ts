import type { Expression, Operator } from '../../../expression.ts'
import type { Length } from '../../../length.ts'
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
      return `Wie viele ${nameByUnit[ask.to]} sind ${spokenLength(ask.length)}?`
    case 'addLengths':
      return `Wie viele ${nameByUnit[ask.to]} sind ${ask.lengths.map(spokenLength).join(' plus ')}?`
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

/** Returns a length such as "1 Meter 35 Zentimeter". */
export function spokenLength(length: Length): string {
  return length.map(({ value, unit }) => `${inNotation(String(value))} ${nameByUnit[unit]}`).join(' ')
}
