import { operate } from '../../../solve/operands.ts'
import type { ProductPhrase } from '../../../solve/phrases/products.ts'
import { equation, expressionOf, line, symbolOf } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { numberWord } from '../number-words.ts'
import { are, counted, numbersOf, plural } from './places.ts'

/** Returns a number of groups by the word of their size: "5 eights", "1 six", "3 empty groups", "no eights". */
export function groupsOf(groups: number, size: number): string {
  if (size === 0) return groups === 0 ? 'no groups' : numbersOf(groups, 'empty group')
  return `${groups === 0 ? 'no' : groups} ${groups === 1 ? numberWord(size) : severalGroups(size)}`
}

/** Returns the word for groups of a size: "eights", "sixes", "forties". */
export function severalGroups(size: number): string {
  const word = numberWord(size).replace(/y$/, 'ie')
  return `${word}${word.endsWith('x') ? 'es' : 's'}`
}

export const products: Sentences<ProductPhrase> = {
  meansGroups: ({ groups, size }) => line`${expressionOf(operate(groups, '×', size))} means ${groupsOf(groups, size)}.`,
  knownFact: ({ groups, size }) => line`You know ${groupsOf(groups, size)}.`,
  howManyInAll: () => line`How many in all?`,
  noGroups: () => line`There are no groups.`,
  emptyGroups: () => line`Each group is empty.`,
  oneInEach: () => line`Each group has 1.`,
  oneGroup: () => line`There is only one group.`,
  putParts: () => line`Put the two parts together.`,
  tooMany: ({ groups, size }) =>
    line`That is ${groupsOf(groups, size)} too many. Take ${groups === 1 ? 'it' : 'them'} away.`,
  half: () => line`5 is half of 10. Halve it.`,
  double: ({ expression }) => line`Double ${expressionOf(expression)}.`,
  turnedToo: ({ sides }) => line`Turn it: ${equation(sides)} too.`,
  turnIt: ({ expression }) => line`Turn it: ${expressionOf(expression)}.`,
  isCount: ({ number, count, place }) => line`${number} is ${counted(count, place)}.`,
  digitsMove: ({ places, to }) => line`Each digit moves ${numbersOf(places, 'place')} to the ${to}.`,
  howFarMove: ({ operator, times, to }) =>
    line`${symbolOf(operator)} ${times}: each digit moves to the ${to}. How far?`,
  whatAre: ({ count, place }) => line`What are ${counted(count, place)}?`,
  countsAre: ({ count, place, number }) => line`${counted(count, place)} ${are(count)} ${number}.`,
  whichDigitNow: ({ place }) => line`Which digit is in the ${plural(place)} place now?`,
  becomes: ({ count, from, to }) =>
    line`${counted(count, from)} ${count === 1 ? 'becomes' : 'become'} ${counted(count, to)}.`,
  howManyFit: ({ size, into }) => line`How many ${size}s fit into ${into}?`,
  known: ({ sides }) => line`You know ${equation(sides)}.`,
}
