import type { ProductPhrase } from '../../../solve/phrases/products.ts'
import { writeExpression } from '../../expression.ts'
import type { Sentences } from '../../sentences.ts'
import { numberWord } from '../number-words.ts'
import { equation } from './general.ts'
import { are, counted, numbersOf, plural } from './places.ts'

/** Returns a number of groups by the word of their size: "5 eights", "1 six", "3 zeros". */
function groupsOf(groups: number, size: number): string {
  const word = numberWord(size)
  if (groups === 1) return `1 ${word}`
  return `${groups} ${word}${word.endsWith('x') ? 'es' : 's'}`
}

export const products: Sentences<ProductPhrase> = {
  meansGroups: ({ groups, size }) => `${groups} × ${size} means ${groupsOf(groups, size)}.`,
  knownFact: ({ groups, size }) => `You know ${groupsOf(groups, size)}.`,
  howManyInAll: () => 'How many in all?',
  noGroups: () => 'There are no groups.',
  emptyGroups: () => 'Each group is empty.',
  oneInEach: () => 'Each group has 1.',
  oneGroup: () => 'There is only one group.',
  putParts: () => 'Put the two parts together.',
  tooMany: ({ groups, size }) => `That is ${groupsOf(groups, size)} too many. Take it away.`,
  half: () => '5 is half of 10. Halve it.',
  double: () => 'Double it.',
  turnedToo: ({ sides }) => `Turn it: ${equation(sides)} too.`,
  turnIt: ({ expression }) => `Turn it: ${writeExpression(expression)}.`,
  isCount: ({ number, count, place }) => `${number} is ${counted(count, place)}.`,
  digitsMove: ({ places, to }) => `Each digit moves ${numbersOf(places, 'place')} to the ${to}.`,
  howFarMove: ({ to }) => `Each digit moves to the ${to}. How far?`,
  whatAre: ({ count, place }) => `What are ${counted(count, place)}?`,
  countsAre: ({ count, place, number }) => `${counted(count, place)} ${are(count)} ${number}.`,
  howManyNow: ({ place }) => `How many ${plural(place)} are there now?`,
  becomes: ({ count, from, to }) =>
    `${counted(count, from)} ${count === 1 ? 'becomes' : 'become'} ${counted(count, to)}.`,
  howManyFit: ({ size, into, place }) =>
    `How many ${size}s fit into ${place === undefined || place === 0 ? into : counted(into, place)}?`,
  known: ({ sides }) => `You know ${equation(sides)}.`,
}
