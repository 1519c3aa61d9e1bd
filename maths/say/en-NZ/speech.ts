import type { Question } from '../../question.ts'
import type { Notation } from '../expression.ts'
import { nameByUnit, unitName } from './names.ts'
import { text } from './texts.ts'

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

/** Returns the question as it is read aloud: "47 plus 38". */
export const speech = (question: Question) => text(question, spoken)
