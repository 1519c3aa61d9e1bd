import { operate } from '../../../solve/operands.ts'
import type { NumberLinePhrase } from '../../../solve/phrases/number-line.ts'
import { expressionOf, line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { counted, numbersOf, plural } from './places.ts'

export const numberLine: Sentences<NumberLinePhrase> = {
  startBack: ({ at, hop, to }) => line`Start at ${at}. Hop back ${hop}${to === undefined ? '' : ` to ${to}`}.`,
  firstHop: ({ from, to }) => line`The first hop goes from ${from} to ${to}.`,
  whereLanded: ({ toGo }) => line`${numbersOf(toGo, 'hop')} to go. Where do you land?`,
  toTen: ({ from, ten, way }) =>
    way === 'forward' ? line`Hop to ${ten} first. How many from ${from}?` : line`Hop back to ${ten} first. How many?`,
  hopMore: ({ hop, way }) => (way === 'forward' ? line`Hop ${hop} more.` : line`Hop back ${hop} more.`),
  hopsBetween: ({ from, to }) => line`Start at ${from}. How many hops to ${to}?`,
  placeOnly: ({ place, a, b, operator }) =>
    line`Look at the ${plural(place)}. What is ${expressionOf(operate(a, operator, b))}?`,
  tensStay: ({ ones, tens }) =>
    line`${ones} is less than 10, so the ${counted(tens, 1)} ${tens === 1 ? 'stays' : 'stay'}.`,
  wholeAndPart: ({ whole, part }) => line`The whole is ${whole}. One part is ${part}.`,
}
