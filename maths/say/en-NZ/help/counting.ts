import type { CountingPhrase } from '../../../solve/phrases/counting.ts'
import type { Sentences } from '../../sentences.ts'
import { counted, list, plural } from './places.ts'

export const counting: Sentences<CountingPhrase> = {
  countOut: ({ numbers }) => `${numbers.join(', ')}. Hop on.`,
  countOnFrom: ({ from }) => `Count on from ${from}.`,
  isThan: ({ number: value, wanted, other }) => `${value} is ${wanted} than ${other}.`,
  comparePlace: ({ place }) => `Compare the ${plural(place)} first.`,
  belowEachOther: () => 'Write them below each other.',
  sameSoFar: ({ places, next }) => `The ${list(places.map(plural))} are the same. Look at the ${plural(next)}.`,
  whichDigit: ({ place, wanted }) => `Which has ${wanted === 'more' ? 'more' : 'fewer'} ${plural(place)}?`,
  hasHowMany: ({ number: value, count, place, other }) =>
    `${value} has ${counted(count, place)}. How many does ${other} have?`,
}
