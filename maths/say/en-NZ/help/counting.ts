import type { CountingPhrase } from '../../../solve/phrases/counting.ts'
import { line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { counted, list, plural } from './places.ts'

export const counting: Sentences<CountingPhrase> = {
  countOut: ({ numbers }) => line`${numbers.join(', ')} so far.`,
  countOnFrom: ({ from }) => line`Count on from ${from}.`,
  isThan: ({ number: value, wanted, other }) => line`${value} is ${wanted} than ${other}.`,
  comparePlace: ({ place }) => line`Compare the ${plural(place)} first.`,
  belowEachOther: () => line`Write them below each other.`,
  sameSoFar: ({ places, next }) => line`The ${list(places.map(plural))} are the same. Look at the ${plural(next)}.`,
  whichDigit: ({ place, wanted }) => line`Which has ${wanted === 'more' ? 'more' : 'fewer'} ${plural(place)}?`,
  hasHowMany: ({ number: value, count, place, other }) =>
    line`${value} has ${counted(count, place)}. How many does ${other} have?`,
}
