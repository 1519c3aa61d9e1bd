import type { ColumnPhrase } from '../../../solve/phrases/columns.ts'
import type { Sentences } from '../../sentences.ts'
import { equation } from './general.ts'
import { are, capital, counted, counts, countsAnd, list, plural, singular } from './places.ts'

export const columns: Sentences<ColumnPhrase> = {
  isPlaces: ({ number, counts: all }) => `${number} is ${counts(all)}.`,
  onlyPlace: ({ place }) => `Only the ${plural(place)} change.`,
  howManyAdded: ({ counts: all, place }) => {
    const [first = 0, second = 0, carried] = all
    const more = carried === undefined ? '' : ` and ${carried} more ${singular(place)}`
    const both = carried === undefined ? ' and ' : ', '
    return `${counted(first, place)}${both}${counted(second, place)}${more}. How many ${plural(place)}?`
  },
  howManyTaken: ({ from, taken, place }) => `${counted(from, place)} take away ${taken}. How many ${plural(place)}?`,
  countStays: ({ count, place }) => `The ${counted(count, place)} ${count === 1 ? 'stays' : 'stay'}.`,
  othersStay: () => 'The other digits stay.',
  howMany: ({ place }) => `How many ${plural(place)}?`,
  countsMake: ({ counts: all, sides }) => `${countsAnd(all)}: ${equation(sides)}.`,
  regrouped: ({ count, place }) => {
    const [higher, rest] = [Math.floor(count / 10), count % 10]
    const parts = [counted(higher, place + 1), ...(rest === 0 ? [] : [counted(rest, place)])]
    return `${counted(count, place)} are ${list(parts)}.`
  },
  swapThem: () => 'Swap them.',
  writeAndCarry: ({ write, carry, place }) => `Write ${write}, carry ${counted(carry, place)}.`,
  write: ({ write }) => `Write ${write}.`,
  alignOnes: () => 'Write ones under ones, tens under tens.',
  placeEquation: ({ place, sides }) => `${capital(plural(place))}: ${equation(sides)}.`,
  howManyInPlace: ({ place, digits, carried }) =>
    carried === 0
      ? `${capital(plural(place))}: ${list(digits.map(String))}. How many?`
      : `${capital(plural(place))}: ${digits.join(', ')} and the carried ${carried}. How many?`,
  tooFewShort: ({ count, place }) => `${counted(count, place)} ${are(count)} too few.`,
  swapFirst: () => 'Swap first.',
  alignPoints: () => 'Put the points under each other.',
  sameNumber: ({ number, places }) => `${number.toFixed(places)} is just ${number}.`,
  writeZeros: ({ number, place, places }) => `${number} has no ${plural(place)}. Write ${number.toFixed(places)}.`,
}
