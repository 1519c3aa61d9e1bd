import { equation, expressionOf, line, symbolOf } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { BedmasPhrase } from './phrases.ts'

export const sentences: Sentences<BedmasPhrase> = {
  equalRank: ({ operators: [a, b] }) => line`${symbolOf(a)} and ${symbolOf(b)} are equal. Go from the left.`,
  bracketFirst: ({ sides }) => line`B first, the bracket: ${equation(sides)}.`,
  nowTheBracket: ({ sides }) => line`Now the bracket: ${equation(sides)}.`,
  noExponents: () => line`No exponents.`,
  whereIsBracket: () => line`B comes first. Where is the bracket?`,
  workOutBracket: () => line`B comes first. What is in the bracket?`,
  whichOfTwo: ({ operators: [a, b] }) => line`Which comes first, ${symbolOf(a)} or ${symbolOf(b)}?`,
  inBracketFirst: ({ first, sides }) => line`In the bracket, first the ${symbolOf(first)}: ${equation(sides)}.`,
  inBracketFromLeft: ({ sides }) => line`In the bracket, go from the left: ${equation(sides)}.`,
  comesBefore: ({ first, second, sides }) =>
    line`${symbolOf(first)} comes before ${symbolOf(second)}: ${equation(sides)}.`,
  firstFromLeft: ({ first, second, sides }) =>
    line`${symbolOf(first)} before ${symbolOf(second)}, from the left: ${equation(sides)}.`,
  fromTheLeft: ({ sides }) => line`Go on from the left: ${equation(sides)}.`,
  lastOperator: ({ operator, sides }) => line`Last, the ${symbolOf(operator)}: ${equation(sides)}.`,
  inItsPlace: ({ value, expression }) => line`Write ${value} in its place: ${expressionOf(expression)}.`,
  whichNext: () => line`Which sign is next? Tap it.`,
  whichFirst: () => line`Which sign comes first? Tap it.`,
}
