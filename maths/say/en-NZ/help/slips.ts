import type { FullColumn, SlipPhrase } from '../../../slips/phrases.ts'
import { operate } from '../../../solve/operands.ts'
import { equation, expressionOf, type Line, line, symbolOf } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { numberWord } from '../number-words.ts'
import { capital, counted, plural, singular } from './places.ts'
import { groupsOf, severalGroups } from './products.ts'

/** Returns a column's equation: "Ones: 7 + 8 = 15." */
export function fullColumn({ place, expression, total }: FullColumn): Line {
  return line`${capital(plural(place))}: ${equation([expression, total])}.`
}

export const slips: Sentences<SlipPhrase> = {
  oneDigitFits: ({ place, total }) => {
    const count = Math.floor(total / 10)
    const digit = count === total % 10 ? `first ${count}` : `${count} in ${total}`
    return line`Each column holds one digit: the ${digit} is ${count === 1 ? `a ${singular(place + 1)}` : counted(count, place + 1)}.`
  },
  whichDigitChanges: ({ number, place }) => line`${number} is ${plural(place)}, not ones. Which digit changes?`,
  countHops: ({ from, hops, back }) =>
    line`Start at ${from}, then count ${hops} ${hops === 1 ? 'hop' : 'hops'}${back ? ' back' : ''}.`,
  firstLands: ({ on }) => line`Your first hop lands on ${on}.`,
  togetherOrAway: () => line`Do you put together or take away?`,
  lookAtOperator: () => line`Look at the sign. Is it ${symbolOf('+')} or ${symbolOf('−')}?`,
  timesMeans: ({ groups, size }) =>
    line`${expressionOf(operate(groups, '×', size))} means ${groups === 0 ? 'no' : groups} groups of ${size}.`,
  emptyBags: ({ bags }) => line`Think of ${bags} empty ${bags === 1 ? 'bag' : 'bags'}. Is anything inside?`,
  noBags: ({ size }) => line`No bags of ${size}. How many in all?`,
  groupOf: ({ size }) => line`Think of one bag with ${size} in it.`,
  bagsOfOne: ({ bags }) => line`Think of ${bags} bags with 1 in each.`,
  oneGroupMore: ({ size }) => line`Start at ${size}. Add one more ${size}.`,
  moreThanFact: ({ sides, more, size }) =>
    more > 0
      ? line`${equation(sides)}. How many more ${severalGroups(size)}?`
      : line`${equation(sides)}. How many ${severalGroups(size)} too many?`,
  doubleOfFact: ({ sides, part }) => line`${equation(sides)}. What is double ${part}?`,
  halfOfFact: ({ sides, whole }) => line`${equation(sides)}. What is half of ${whole}?`,
  givenFact: ({ product, given, needed }) =>
    line`${product} is ${groupsOf(given.groups, given.size)}. You need ${groupsOf(needed.groups, needed.size)}.`,
  whichWayMove: ({ operator, times }) =>
    line`${symbolOf(operator)} ${times} makes a number ${operator === '×' ? 'larger' : 'smaller'}. Which way do the digits move?`,
  movesPlaces: ({ operator, times, places, moved }) =>
    line`${symbolOf(operator)} ${times} moves the digits ${numberWord(places)} ${places === 1 ? 'place' : 'places'}, not ${numberWord(moved)}.`,
  sameWithZeros: ({ number, places }) =>
    line`${number} is the same as ${number.toFixed(places)}. Put the points under each other.`,
  onesUnderOnes: ({ number, above }) => line`Put the ones of ${number} under the ones of ${above}.`,
  onesNotTens: ({ number }) => line`${number} means ${counted(number, 0)}, not ${counted(number, 1)}.`,
  tensBeforeOnes: () => line`Tens come before ones. How many tens?`,
}
