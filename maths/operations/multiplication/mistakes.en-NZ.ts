import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['multiplication']> = {
  'zeros-off': mistake('writes too few or too many zeros', 'write too few or too many zeros'),
  'carry-dropped-times': mistake('does not add the carried number', 'do not add the carried number'),
  'carry-first': mistake('adds the carried number, then multiplies', 'add the carried number, then multiply'),
  'carry-in-full-times': mistake('writes whole products side by side', 'write whole products side by side'),
  'one-digit-only': mistake('multiplies the ones only', 'multiply the ones only'),
  'parts-missing': mistake(
    'multiplies only tens by tens and ones by ones',
    'multiply only tens by tens and ones by ones',
  ),
  'row-not-shifted': mistake(
    'multiplies by each digit as if it were ones',
    'multiply by each digit as if it were ones',
  ),
  'row-left-out': mistake('leaves out the row of a digit', 'leave out the row of a digit'),
  'whole-part-only': mistake('moves only the digits before the point', 'move only the digits before the point'),
}
