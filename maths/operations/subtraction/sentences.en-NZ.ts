import { are, counted, list, plural, singular } from '../../say/en-NZ/help/places.ts'
import { expressionOf, line } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import { operate } from '../../solve/operands.ts'
import type { SubtractionPhrase } from './phrases.ts'

export const sentences: Sentences<SubtractionPhrase> = {
  whatIs: ({ expression }) => line`What is ${expressionOf(expression)}?`,
  splitTen: ({ number, rest }) => line`${number} is ${rest} and 10.`,
  takeFromTen: ({ number, rest, taken }) =>
    line`${number} is ${rest} and 10. What is ${expressionOf(operate(10, '−', taken))}?`,
  takeAway: ({ number }) => line`Take ${number} away.`,
  tooFew: ({ count, taken, place }) => line`${counted(count, place)} ${are(count)} too few to take ${taken} away.`,
  noneToSwap: ({ empty, next }) =>
    line`The ${list(empty.map(plural))} ${empty.length > 1 ? 'places are' : 'place is'} 0. Swap a ${singular(next)} first.`,
  swap: ({ place }) => line`Swap ${counted(1, place)} for ${counted(10, place - 1)}.`,
  swapSoNow: ({ place, count }) => line`Swap ${counted(1, place)}: now ${counted(count, place - 1)}.`,
  only: ({ count, place }) => (count === 0 ? line`No ${plural(place)}.` : line`Only ${counted(count, place)}.`),
  swapSoLeft: ({ place, left, count }) =>
    line`Swap ${counted(1, place)}: ${counted(left, place)} left, ${counted(count, place - 1)}.`,
  howManyAfterSwap: ({ place }) => line`How many ${plural(place)} now?`,
  howManyLeft: ({ place }) => line`How many ${plural(place)} are left?`,
  left: ({ count, place }) => line`${counted(count, place)} ${are(count)} left.`,
  tooFewToTen: ({ count, ten }) => line`Only ${counted(count, 0)}. Hop back to ${ten} first.`,
  tooFewSwap: ({ count, place, from }) =>
    line`${counted(count, place)} ${are(count)} too few. Swap a ${singular(from)}${from > place + 1 ? ' first' : ''}.`,
  swappedOne: ({ place }) => line`You swapped a ${singular(place)}. How many ${plural(place)} are left?`,
  swappedToo: ({ place }) => line`You also swapped a ${singular(place)}. How many ${plural(place)} are left?`,
}
