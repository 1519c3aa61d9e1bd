import type { ColumnPhrase } from '../../../solve/phrases/columns.ts'
import { equation, expressionOf, line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { are, capital, counted, countsAnd, list, plural, singular } from './places.ts'

export const columns: Sentences<ColumnPhrase> = {
  isPlaces: ({ number, counts }) => line`${number} is ${countsAnd(counts)}.`,
  onlyPlace: ({ place }) => line`Only the ${plural(place)} change.`,
  howManyAdded: ({ counts: [first, second], place }) =>
    line`${counted(first, place)} and ${counted(second, place)}. How many ${plural(place)}?`,
  howManyTaken: ({ from, taken, place }) =>
    line`${counted(from, place)} take away ${taken}. How many ${plural(place)}?`,
  countStays: ({ count, place }) => line`The ${counted(count, place)} ${count === 1 ? 'stays' : 'stay'}.`,
  whichChanges: () => line`Which digit changes?`,
  othersStay: () => line`The other digits stay.`,
  howMany: ({ place }) => line`How many ${plural(place)}?`,
  countsMake: ({ counts: all, sides }) => line`${countsAnd(all)}: ${equation(sides)}.`,
  regrouped: ({ count, place }) => {
    const [higher, rest] = [Math.floor(count / 10), count % 10]
    const parts = [counted(higher, place + 1), ...(rest === 0 ? [] : [counted(rest, place)])]
    return line`${counted(count, place)} are ${list(parts)}.`
  },
  swapForNext: ({ place }) => line`Swap ${counted(10, place)} for ${counted(1, place + 1)}.`,
  writeAndCarry: ({ write, carry, place }) => line`Write ${write} below, carry ${counted(carry, place)}.`,
  howManyStay: ({ carry, place }) =>
    line`Make ${carry === 1 ? `a ${singular(place + 1)}` : plural(place + 1)}. How many ${plural(place)} are left?`,
  nowThePlace: ({ place }) => line`All the ${plural(place)}, with the 1 above: how many?`,
  writeBelow: ({ digit, place }) => line`Write ${digit} below the ${plural(place)}.`,
  carryAbove: ({ carry, place }) => line`Carry ${counted(carry, place)} above the ${plural(place)}.`,
  alignOnes: () => line`Write ones under ones, tens under tens.`,
  placeFirst: ({ place, expression }) =>
    line`${capital(plural(place))} first: what is ${expressionOf(expression)}?${place < 0 ? '' : ' Then the tens.'}`,
  lookAtPlace: ({ place, expression }) => line`Look at the ${plural(place)}. What is ${expressionOf(expression)}?`,
  placeEquation: ({ place, sides }) => line`${capital(plural(place))}: ${equation(sides)}.`,
  howManyInPlace: ({ place, digits }) => line`${capital(plural(place))}: ${list(digits.map(String))}. How many?`,
  tooFewShort: ({ count, place }) => line`${counted(count, place)} ${are(count)} too few.`,
  swapFirst: ({ from }) => line`Swap ${from === undefined ? '' : `a ${singular(from)} `}first.`,
  whereDigitGoes({ digit, number }) {
    // A number such as 11 has the digit twice. Its first one is meant.
    if (number === 11 * digit) return line`Where does the first ${digit} go?`
    return line`Where does the ${digit}${digit === number ? '' : ` of ${number}`} go?`
  },
  alignPoints: () => line`Put the points under each other.`,
  sameNumber: ({ number, places }) => line`${number.toFixed(places)} is just ${number}.`,
  writeZeros: ({ number, place, places }) =>
    line`The ${plural(place)} place of ${number} is empty. Write ${number.toFixed(places)}.`,
}
