/** The step of a solution in which a slip happens. */
import type { SlipId } from '../slips/slip-id.ts'
import type { Phrase } from './phrases/phrase.ts'
import type { Step } from './solution.ts'

/** A kind of phrase that the step says. Any other slip has no step of its own. */
const phraseBySlip: { readonly [Id in SlipId]?: Phrase['kind'] } = {
  'carry-dropped': 'whereDigitGoes',
  'carry-in-full': 'whereDigitGoes',
  'carry-reversed': 'whereDigitGoes',
  'aligned-left': 'alignOnes',
  'aligned-right': 'alignPoints',
  'point-separates': 'whereDigitGoes',
  'smaller-from-larger': 'whereSwapped',
  'zero-minus-n': 'whereSwapped',
  'copies-down': 'writeZeros',
  'carry-dropped-times': 'whereDigitGoes',
  'carry-in-full-times': 'whereDigitGoes',
  'row-not-shifted': 'rowOf',
  'step-of-one': 'howBigHop',
}

/** Returns the index of the step in which a slip happens, or null if it is unknown. */
export function stepOfSlip(id: SlipId | undefined, steps: readonly Step[]): number | null {
  const kind = id && phraseBySlip[id]
  const found = steps.findIndex(({ says }) => says.some((phrase) => phrase.kind === kind))
  return found < 0 ? null : found
}
