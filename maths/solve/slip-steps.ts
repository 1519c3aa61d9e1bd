import type { Slip } from '../slips/slip.ts'
import type { Phrase } from './phrases/phrase.ts'
import type { Place } from './place-value.ts'
import type { Step } from './solution.ts'

/**
 * Returns the index of the step of a solution in which a slip happens, or null if it is unknown.
 *
 * @param at the kinds of phrases of this step, of which the first one that the solution has counts
 * @param place the place of the phrase, if the slip happens in one column
 */
export function stepOfSlip(steps: readonly Step[], at: Slip['at'] = [], place?: Place): number | null {
  const isThere = (phrase: Phrase) => place === undefined || ('place' in phrase && phrase.place === place)
  for (const kind of at) {
    const found = steps.findIndex(({ says }) => says.some((phrase) => phrase.kind === kind && isThere(phrase)))
    if (found >= 0) return found
  }
  return null
}
