import type { MultiplicationPhrase } from '../../../solve/phrases/multiplication.ts'
import { writeExpression } from '../../expression.ts'
import type { Sentences } from '../../sentences.ts'
import { numberWord } from '../number-words.ts'
import { equation, equationInPlace } from './general.ts'
import { are, counted, list, plural } from './places.ts'

/** Returns a number of groups by the word of their size: "5 eights", "1 six", "3 zeros". */
function groupsOf(groups: number, size: number): string {
  const word = numberWord(size)
  if (groups === 1) return `1 ${word}`
  return `${groups} ${word}${word.endsWith('x') ? 'es' : 's'}`
}

const numbersOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

export const multiplication: Sentences<MultiplicationPhrase> = {
  groupsOf: ({ groups, size }) => `${numbersOf(groups, 'group')} of ${size}: that is ${groups} × ${size}.`,
  groupsMake: ({ groups, sides }) => `${groups} groups: ${equation(sides)}.`,
  oneMoreGroup: ({ size }) => `One more group of ${size}. How many?`,
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
  thatIs: ({ count, place }) => `That is ${counted(count, place)}.`,
  takeTimes: ({ times }) => `Take them ${times} times.`,
  first: ({ expression }) => `First ${writeExpression(expression)}.`,
  digitsMove: ({ places, to }) => `Each digit moves ${numbersOf(places, 'place')} to the ${to}.`,
  howFarMove: ({ to }) => `Each digit moves to the ${to}. How far?`,
  whatAre: ({ count, place }) => `What are ${counted(count, place)}?`,
  countsAre: ({ count, place, number }) => `${counted(count, place)} ${are(count)} ${number}.`,
  split: ({ parts }) =>
    `Split ${parts.map(({ number, into }) => `${number} into ${list(into.map(String))}`).join(', ')}.`,
  nowTheBox: ({ across, down }) => `Now the box of ${across} by ${down}.`,
  lastBox: ({ sides }) => `The last box: ${equation(sides)}.`,
  addRows: ({ first, second }) => `Add each row: ${equation(first)} and ${equation(second)}.`,
  inColumns: ({ count }) => `In columns: ${count} ones.`,
  withCarried: ({ sides, carried, place }) => `${equationInPlace(sides, place)}. How many with the carried ${carried}?`,
  rowPerDigit: ({ number }) => `Write one row for each digit of ${number}.`,
  rowOf: ({ digit, place, number }) => `The ${digit} in ${number} is ${counted(digit, place)}.`,
  rowEquation: ({ place, sides }) => `The row of ${plural(place)}: ${equation(sides)}.`,
  nowTheDigit: ({ digit, times, place }) => `Take the ${counted(digit, place)} ${times} times too.`,
  howManyNow: ({ place }) => `How many ${plural(place)} are there now?`,
  noRow: ({ place }) => `No ${plural(place)}: leave out that row.`,
  allRows: ({ sides }) => `Add the rows: ${equation(sides)}.`,
  makeOne: ({ place }) => `${10 ** -place} ${plural(place)} make 1.`,
  becomes: ({ count, from, to }) =>
    `${counted(count, from)} ${count === 1 ? 'becomes' : 'become'} ${counted(count, to)}.`,
  lessThan: ({ sides }) => `Check: less than ${equation(sides)}.`,
  fourBoxes: ({ sides }) => `Four boxes: ${equation(sides)}.`,
  tenthsTimesTenths: () => 'A tenth of a tenth is a hundredth.',
}
