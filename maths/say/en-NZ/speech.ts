import type { Notation } from '../expression.ts'
import type { Speech } from '../language.ts'
import { nameByUnit, unitName } from './names.ts'
import { readWord, text } from './texts.ts'

/** Expressions in words: "open bracket 7 minus 3 close bracket times 5". */
export const spoken: Notation = {
  symbols: { '+': 'plus', '−': 'minus', '×': 'times', '÷': 'divided by', '=': 'equals' },
  brackets: ['open bracket ', ' close bracket'],
  remainder: 'remainder',
  spaces: [' ', ' '],
  number: String,
  words: String,
  unit: (unit, value) => (value === 1 ? unitName(unit) : nameByUnit[unit]),
}

/** Returns the question as it is read aloud: "47 plus 38", "Which number is missing? 6, something, 8, 9." */
export const enNZSpeech: Speech = (question, namesWord = true) => {
  const { ask, drawn } = question
  if (ask.kind === 'readWord' && !namesWord) return readWord
  const said = text(question, spoken)
  if (drawn.kind !== 'run') return said
  return `${said} ${drawn.numbers.map((number) => number ?? 'something').join(', ')}.`
}
