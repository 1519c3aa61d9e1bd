import { equation, equationInPlace } from '../../say/en-NZ/help/general.ts'
import { counted, list, numbersOf, plural } from '../../say/en-NZ/help/places.ts'
import { fullColumn } from '../../say/en-NZ/help/slips.ts'
import { writeExpression } from '../../say/expression.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { MultiplicationPhrase } from './phrases.ts'

export const sentences: Sentences<MultiplicationPhrase> = {
  groupsOf: ({ groups, size }) => `${numbersOf(groups, 'group')} of ${size}: that is ${groups} × ${size}.`,
  groupsMake: ({ groups, sides }) => `${groups} groups: ${equation(sides)}.`,
  oneMoreGroup: ({ size }) => `One more group of ${size}. How many?`,
  thatIs: ({ count, place }) => `That is ${counted(count, place)}.`,
  takeTimes: ({ times }) => `Take them ${times} times.`,
  first: ({ expression }) => `First ${writeExpression(expression)}.`,
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
  noRow: ({ place }) => `No ${plural(place)}: leave out that row.`,
  allRows: ({ sides }) => `Add the rows: ${equation(sides)}.`,
  makeOne: ({ place }) => `${10 ** -place} ${plural(place)} make 1.`,
  lessThan: ({ sides }) => `Check: less than ${equation(sides)}.`,
  fourBoxes: ({ sides }) => `Four boxes: ${equation(sides)}.`,
  tenthsTimesTenths: () => 'A tenth of a tenth is a hundredth.',
  timesPlace: ({ number, place, times }) =>
    `${number} is ${plural(place)}. How many ${plural(place)} in ${times} of them?`,
  whereDoTheyGo: (phrase) => `${fullColumn(phrase)} Where do the ${plural(phrase.place + 1)} go?`,
  firstMultiply: () => 'First multiply. Then add what you carried.',
  takenToo: ({ digit, number, times }) => `The ${digit} in ${number} is taken ${times} times too.`,
  emptyBoxes: () => 'Draw four boxes. Which two are still empty?',
  howFarDigitsMove: ({ times }) => `${times} times larger: how far does each digit move?`,
}
