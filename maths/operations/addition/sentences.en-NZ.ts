import { columns } from '../../say/en-NZ/help/columns.ts'
import { counted, countsAnd, singular } from '../../say/en-NZ/help/places.ts'
import { fullColumn } from '../../say/en-NZ/help/slips.ts'
import { equation, expressionOf, line } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { AdditionPhrase } from './phrases.ts'

export const sentences: Sentences<AdditionPhrase> = {
  turned: ({ sides }) => line`${equation(sides)}.`,
  start: ({ at }) => line`Start at ${at}.`,
  startForward: ({ at, hop }) => line`Start at ${at}. Hop ${hop} more.`,
  hopped: ({ done, of, asks }) => line`You hopped ${done} of ${of}.${asks ? ' How many more?' : ''}`,
  isLarger: ({ number }) => line`${number} is larger: start there.`,
  startLarger: ({ at, hop }) => line`Start at ${at}, the larger. Hop ${hop}.`,
  largerToTen: ({ at, ten }) => line`${at} is larger. How many to ${ten}?`,
  firstOfHops: ({ hops, to }) => line`Hop ${hops} more. The first goes to ${to}.`,
  nextTen: ({ ten, way }) => (way === 'forward' ? line`The next ten is ${ten}.` : line`The ten before it is ${ten}.`),
  hopsToIt: () => line`How many hops to it?`,
  whatNumber: ({ counts }) => line`${countsAnd(counts)}. What number?`,
  knowDouble: ({ number }) => line`Do you know double ${number}?`,
  whatIsDouble: ({ number }) => line`What is double ${number}?`,
  doubleIs: ({ number }) => line`Double ${number} is ${2 * number}.`,
  oneMore: () => line`One more: how many?`,
  nearDouble: ({ expression, number }) => line`${expressionOf(expression)} is double ${number} and 1 more.`,
  whereDoesItGo: (phrase) => line`${fullColumn(phrase)} Where does the ${singular(phrase.place + 1)} go?`,
  whichMovesOn: ({ total, place }) =>
    line`${columns.regrouped({ kind: 'regrouped', count: total, place })} ${total % 10 === 0 ? 'Where does it go' : 'Which moves on'}?`,
  isMoreThan: ({ number, tens, answer }) => line`${number} has ${counted(tens, 1)}. Is ${answer} more than ${number}?`,
  isSumMoreThan: ({ answer, bound, expression }) =>
    line`${answer} is more than ${bound}. Is ${expressionOf(expression)} more than ${bound}?`,
  bothPlaces: ({ numbers }) =>
    line`${numbers.map(({ number, counts }) => `${number}: ${countsAnd(counts)}.`).join(' ')}`,
  addToOnes: ({ number, ones }) => line`${number} means ${counted(number, 0)}. Add it to the ${counted(ones, 0)}.`,
  tenTenths: () => line`The tenths make a one. Which column takes it?`,
  partsMakeOne: ({ units: [a, b], of }) =>
    line`${counted(a, of)} and ${counted(b, of)}: ${counted(10 ** -of, of)} make a one.`,
  tenthsInHundredths: ({ tenths }) => line`${counted(tenths, -1)}: how many hundredths is that?`,
  countTens: () => line`Count the tens once more.`,
  overTheZero: () => line`How many ones? Write them over the 0.`,
}
