import type { FactOfSlip, FullColumn, SlipPhrase } from '../../../slips/phrases.ts'
import { operate } from '../../../solve/operands.ts'
import { equation, expressionOf, type Line, line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { capital, counted, digitIn, plural, singular } from './places.ts'
import { severalGroups } from './products.ts'

/** Returns a column's equation: "Ones: 7 + 8 = 15." */
export function fullColumn({ place, expression, total }: FullColumn): Line {
  return line`${capital(plural(place))}: ${equation([expression, total])}.`
}

/** Returns a known fact: "5 × 9 = 45." */
const factOf = ({ sides, turned }: FactOfSlip): Line =>
  turned ? line`${equation(turned)}. ${equation(sides)}.` : line`${equation(sides)}.`

export const slips: Sentences<SlipPhrase> = {
  oneDigitFits: ({ place, total }) => {
    const count = Math.floor(total / 10)
    const digit = count === total % 10 ? `first ${count}` : `${count} in ${total}`
    return line`Each column holds one digit: the ${digit} is ${count === 1 ? `a ${singular(place + 1)}` : counted(count, place + 1)}.`
  },
  whichDigitChanges: ({ number, place }) => line`${number} is ${plural(place)}, not ones. Which digit changes?`,
  digitIs: ({ digit, number, place }) => line`${digitIn(digit, place, number)} ${counted(digit, place)}.`,
  countHops: ({ from, hops, back }) =>
    line`Start at ${from}, then count ${hops} ${hops === 1 ? 'hop' : 'hops'}${back ? ' back' : ''}.`,
  togetherOrAway: () => line`Do you put together or take away?`,
  timesMeans: ({ groups, size }) =>
    line`${expressionOf(operate(groups, '×', size))} means ${groups === 0 ? 'no' : groups} groups of ${size}.`,
  emptyBags: ({ bags }) => line`Think of ${bags} empty ${bags === 1 ? 'bag' : 'bags'}. Is anything inside?`,
  noBags: ({ size }) => line`No bags of ${size}. How many in all?`,
  groupOf: ({ size }) => line`Think of one bag with ${size} in it.`,
  bagsOfOne: ({ bags }) => line`Think of ${bags} bags with 1 in each.`,
  oneGroupMore: ({ size }) => line`Start at ${size}. Add one more ${size}.`,
  moreThanFact: ({ more, size, ...fact }) =>
    more > 0
      ? line`${factOf(fact)} How many more ${severalGroups(size)}?`
      : line`${factOf(fact)} How many ${severalGroups(size)} too many?`,
  halfOfFact: ({ whole, ...fact }) => line`${factOf(fact)} What is half of ${whole}?`,
  sameWithZeros: ({ number, places }) =>
    line`${number} is the same as ${number.toFixed(places)}. Put the points under each other.`,
  whichIsTens: () => line`Which digit is the tens?`,
}
