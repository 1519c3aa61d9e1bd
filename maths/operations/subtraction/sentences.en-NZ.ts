import { equationInPlace } from '../../say/en-NZ/help/general.ts'
import { are, counted, counts, plural, singular } from '../../say/en-NZ/help/places.ts'
import { writeExpression } from '../../say/expression.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { SubtractionPhrase } from './phrases.ts'

export const sentences: Sentences<SubtractionPhrase> = {
  whatIs: ({ expression }) => `What is ${writeExpression(expression)}?`,
  splitTen: ({ number, rest }) => `${number} is ${rest} and 10.`,
  takeAway: ({ counts: all }) => `Take ${counts(all)} away.`,
  tooFew: ({ count, taken, place }) => `${counted(count, place)} ${are(count)} too few to take ${taken} away.`,
  noneToSwap: ({ empty, next }) => {
    const none = `There are no ${empty.map(plural).join(' and no ')}${empty.length > 1 ? '' : ' to swap'}.`
    return `${none} Go to the ${plural(next)}.`
  },
  swap: ({ place }) => `Swap ${counted(1, place)} for ${counted(10, place - 1)}.`,
  swapEquation: ({ place, sides }) => `Swap 1 ${singular(place)}: ${equationInPlace(sides, place - 1)}.`,
  howManyLeft: ({ place }) => `How many ${plural(place)} are left?`,
  left: ({ count, place }) => `${counted(count, place)} ${are(count)} left.`,
  tooFewFor: ({ count, taken, place }) => `${counted(count, place)} ${are(count)} too few for ${taken}.`,
  tooFewSwap: ({ count, place }) => `${counted(count, place)} ${are(count)} too few. Swap a ${singular(place + 1)}.`,
  swappedOne: ({ place }) => `You swapped a ${singular(place)}. How many are left?`,
  whereFrom: () => 'Where did the new digit come from?',
  swappedToo: ({ place }) => `You also swapped a ${singular(place)}. How many are left?`,
}
