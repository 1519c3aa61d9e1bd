import type { FullColumn, SlipPhrase } from '../../../slips/phrases.ts'
import { writeExpression } from '../../expression.ts'
import type { Sentences } from '../../sentences.ts'
import { capital, counted, plural } from './places.ts'

/** Returns a column's equation: "Ones: 7 + 8 = 15." */
export function fullColumn({ place, expression, total }: FullColumn): string {
  return `${capital(plural(place))}: ${writeExpression(expression)} = ${total}.`
}

export const slips: Sentences<SlipPhrase> = {
  oneDigitFits: (phrase) => `${fullColumn(phrase)} Only one digit fits.`,
  tenTenths: () => 'The tenths make a whole. Where does it go?',
  whichDigitChanges: ({ number, place }) => `${number} is ${plural(place)}, not ones. Which digit changes?`,
  digitIs: ({ digit, number, place }) => `The ${digit} in ${number} is ${counted(digit, place)}.`,
  countHops: ({ from, hops, back }) =>
    `Start at ${from}, then count ${hops} ${hops === 1 ? 'hop' : 'hops'}${back ? ' back' : ''}.`,
  lookAtOperator: () => 'Look at the sign: more or less?',
  timesMeans: ({ groups, size }) => `${groups} × ${size} means ${groups} groups of ${size}.`,
  groupsOfNone: ({ size }) => `Think of ${size} empty bags. Is anything inside?`,
  groupOf: ({ size }) => `Think of one bag with ${size} in it.`,
  fromKnownFact: () => 'Start from a fact you know.',
  hasTenths: ({ number, tenths }) => `${number} has ${counted(tenths, -1)} and 0 hundredths.`,
  unitsTimes: ({ units, place, times }) => `${counted(units, place)}, ${times} times. How many ${plural(place)}?`,
  aboutHowLarge: () => 'About how large is it? Round the numbers first.',
  whichIsTens: () => 'Which digit is the tens?',
}
