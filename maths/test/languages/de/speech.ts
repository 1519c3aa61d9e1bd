import { spaced, writeExpression, writeQuantity } from '../../../say/expression.ts'
import type { Speech } from '../../../say/language.ts'
import { nameByUnit } from './names.ts'
import { spoken } from './notation.ts'
import { readWord, text } from './texts.ts'

/** Returns the question as it is read aloud: "Wie viel ist 47 plus 38?" */
export const germanSpeech: Speech = (question, namesWord = true) => {
  const { ask, drawn } = question
  if (ask.kind === 'readWord' && !namesWord) return readWord
  if (drawn.kind === 'run') return `${text(question)} ${drawn.numbers.map((number) => number ?? 'etwas').join(', ')}.`
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
