import type { BedmasPhrase } from '../../../solve/phrases/bedmas.ts'
import type { Sentences } from '../../../solve/phrases/phrase.ts'
import { writeExpression } from '../../expression.ts'
import { equation } from './general.ts'

export const bedmas: Sentences<BedmasPhrase> = {
  bracketFirst: ({ sides }) => `B first, the bracket: ${equation(sides)}.`,
  insideBracket: ({ operator, sides }) => `Inside the bracket, ${operator} first: ${equation(sides)}.`,
  comesBefore: ({ first, then, sides }) => `${first} comes before ${then}: ${equation(sides)}.`,
  fromTheLeft: ({ sides }) => `Go on from the left: ${equation(sides)}.`,
  lastOperator: ({ operator, sides }) => `Last, the ${operator}: ${equation(sides)}.`,
  inItsPlace: ({ value, expression }) => `Write ${value} in its place: ${writeExpression(expression)}.`,
  whichNext: () => 'Which sign is next? Tap it.',
  whichFirst: () => 'Which sign comes first? Tap it.',
}
