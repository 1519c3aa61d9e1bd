import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['multiplication']> = {
  'zeros-off': mistake('loses or adds a place', 'lose or add a place'),
  'carry-dropped-times': mistake('does not add the carried number', 'do not add the carried number'),
  'carry-first': mistake('adds the carried number, then multiplies', 'add the carried number, then multiply'),
  'carry-in-full-times': mistake('writes whole products side by side', 'write whole products side by side'),
  'one-digit-only': mistake('multiplies the ones only', 'multiply the ones only'),
  'parts-missing': mistake('leaves out two of the four boxes', 'leave out two of the four boxes'),
  'row-not-shifted': mistake('does not shift the second row', 'do not shift the second row'),
  'whole-part-only': mistake('moves only the digits before the point', 'move only the digits before the point'),
}
