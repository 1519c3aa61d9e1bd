import { equation } from '../../say/en-NZ/help/general.ts'
import { writeExpression } from '../../say/expression.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { BedmasPhrase } from './phrases.ts'

export const sentences: Sentences<BedmasPhrase> = {
  equalRank: () => 'A and S are equal. Go from the left.',
  bracketFirst: ({ sides }) => `B first, the bracket: ${equation(sides)}.`,
  nowTheBracket: ({ sides }) => `Now the bracket: ${equation(sides)}.`,
  whereIsBracket: () => 'B comes first. Where is the bracket?',
  whichOfTwo: ({ operators }) => `Which comes first, ${operators.join(' or ')}?`,
  insideBracket: ({ operator, sides }) => `Inside the bracket, ${operator} first: ${equation(sides)}.`,
  comesBefore: ({ first, second, sides }) => `${first} comes before ${second}: ${equation(sides)}.`,
  timesAndDivide: ({ sides }) => `× and ÷ from the left: ${equation(sides)}.`,
  fromTheLeft: ({ sides }) => `Go on from the left: ${equation(sides)}.`,
  lastOperator: ({ operator, sides }) => `Last, the ${operator}: ${equation(sides)}.`,
  inItsPlace: ({ value, expression }) => `Write ${value} in its place: ${writeExpression(expression)}.`,
  whichNext: () => 'Which sign is next? Tap it.',
  whichFirst: () => 'Which sign comes first? Tap it.',
}
