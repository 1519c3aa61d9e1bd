import { capital, counted, countsAnd, digitIn, list, numbersOf, plural, singular } from '../../say/en-NZ/help/places.ts'
import { fullColumn } from '../../say/en-NZ/help/slips.ts'
import { equation, expressionOf, line, lineOf, symbolOf } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import { operate } from '../../solve/operands.ts'
import type { MultiplicationPhrase } from './phrases.ts'

export const sentences: Sentences<MultiplicationPhrase> = {
  groupsOf: ({ groups, size }) =>
    line`${numbersOf(groups, 'group')} of ${size}: that is ${expressionOf(operate(groups, '×', size))}.`,
  groupsMake: ({ groups, sides }) => line`${groups} groups: ${equation(sides)}.`,
  oneMoreGroup: ({ size }) => line`One more group of ${size}. How many?`,
  thatIs: ({ count, place }) => line`That is ${counted(count, place)}.`,
  first: ({ expression, power }) =>
    power ? line`First ${expressionOf(expression)}, then times ${power}.` : line`First ${expressionOf(expression)}.`,
  split: ({ parts: [first, second], parts }) =>
    first && first.number === second?.number
      ? line`Split both ${first.number}s into ${list(first.into.map(String))}.`
      : line`Split ${parts.map(({ number, into }) => `${number} into ${list(into.map(String))}`).join(', ')}.`,
  multiplyEach: ({ by }) => line`Multiply each by ${by}, then add.`,
  nowTheBox: ({ across, down, isFirst }) => line`${isFirst ? 'First' : 'Now'} the box of ${across} by ${down}.`,
  lastBox: ({ sides }) => line`The last box: ${equation(sides)}.`,
  addRows: ({ first, second }) => line`Add each row: ${equation(first)} and ${equation(second)}.`,
  inColumns: ({ count, place }) => line`In columns: ${counted(count, place)}.`,
  timesThenCarry: ({ place, digit, times }) =>
    line`${capital(plural(place))}: ${expressionOf(operate(digit, '×', times))}, then add the carry.`,
  rowPerDigit: ({ number, exceptZero }) =>
    exceptZero ? line`Each digit of ${number} except 0 needs a row.` : line`Write one row for each digit of ${number}.`,
  digitTimes: ({ digit, number, place, times }) =>
    line`${digitIn(digit, place, number)} ${counted(digit, place)}. What is ${expressionOf(operate(times, '×', digit * 10 ** place))}?`,
  rowsAre: ({ rows, thenAdd }) => {
    const before = (i: number) => (i === 0 ? '' : i < rows.length - 1 ? ', ' : ' and ')
    const all = lineOf(rows.flatMap((row, i) => [before(i), expressionOf(row)]))
    return line`${rows.length === 2 ? 'Two' : 'Three'} rows: ${all}.${thenAdd ? ' Add them.' : ''}`
  },
  rowOf: ({ digit, place, number }) => line`${digitIn(digit, place, number)} ${counted(digit, place)}.`,
  rowIs: ({ place, value }) => line`The row of ${plural(place)}: ${value}.`,
  rowEquation: ({ place, sides }) => line`The row of ${plural(place)}: ${equation(sides)}.`,
  nowTheDigit: ({ digit, times, place }) => line`Now the ${plural(place)}: ${times} times ${counted(digit, place)}.`,
  noRow: ({ place }) => line`No ${plural(place)}: leave out that row.`,
  allRows: ({ sides }) => line`Add the rows: ${equation(sides)}.`,
  addTwoRows: ({ sides }) => line`Add two rows first: ${equation(sides)}.`,
  addOtherRows: ({ sides }) => line`Add the other two rows: ${equation(sides)}.`,
  thenAddRows: ({ sides, place }) =>
    line`Then add ${place === undefined ? 'both sums' : `the row of ${plural(place)}`}: ${equation(sides)}.`,
  between: ({ low, high, isFirst }) =>
    line`${isFirst ? 'It is' : 'Check:'} between ${equation(low)} and ${equation(high)}.`,
  makeOne: ({ place }) => line`${10 ** -place} ${plural(place)} make 1.`,
  lessThan: ({ sides, isFirst }) => line`${isFirst ? 'It is' : 'Check:'} less than ${equation(sides)}.`,
  bothAre: ({ count, place }) => line`Both are ${counted(count, place)}.`,
  tenthOfTenth: () => line`1 tenth of 1 tenth is 1 hundredth.`,
  whereIsPoint: () => line`Where does the point go? Think of the size.`,
  timesPlace: ({ number, count, place, times }) =>
    count === 1
      ? line`${number} is ${counted(1, place)}. What is ${times} times ${counted(1, place)}?`
      : line`${number} is ${counted(count, place)}. What is ${expressionOf(operate(times, '×', count))} ${plural(place)}?`,
  whereDoTheyGo: (phrase) => {
    const place = phrase.place + 1
    const carried = phrase.total < 20 ? `does the ${singular(place)}` : `do the ${plural(place)}`
    return line`${fullColumn(phrase)} Where ${carried} go?`
  },
  firstMultiply: () => line`Multiply first, then add. What you carried is already multiplied.`,
  timesNotMore: ({ number, times }) =>
    line`${symbolOf('×')} ${times} means ${times} times ${number}, not ${times} more.`,
  takenToo: ({ counts, times }) => line`Multiply the ${countsAnd(counts)} by ${times} too.`,
  emptyBoxes: ({ boxes }) =>
    boxes === 4 ? line`Draw four boxes. Which two are still empty?` : line`Draw two boxes. Which one is still empty?`,
  alsoAfterPoint: () => line`Each digit moves, also those after the point.`,
  unitsTimes: ({ units, place, times }) => line`${counted(units, place)}, ${times} times. How many ${plural(place)}?`,
  rightForUnits: ({ units, place }) => line`${units} is right for ${plural(place)}. How many ones is that?`,
  aboutHowLarge: () => line`About how large is it? Round the numbers first.`,
}
