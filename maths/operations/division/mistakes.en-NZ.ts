import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['division']> = {
  'remainder-left-out': mistake('leaves the remainder out', 'leave the remainder out'),
  'remainder-too-big': mistake(
    'leaves a remainder that is not smaller than the divisor',
    'leave a remainder that is not smaller than the divisor',
  ),
  'remainder-to-next': mistake('goes past and counts what is missing', 'go past and count what is missing'),
  'boxes-swapped': mistake('swaps the two boxes', 'swap the two boxes'),
  'zero-left-out': mistake('leaves out the 0 in the answer', 'leave out the 0 in the answer'),
  'rest-dropped': mistake('does not carry what is left', 'do not carry what is left'),
  'digit-by-digit': mistake('divides digit by digit', 'divide digit by digit'),
  'next-fact-div': mistake('is one row off in the table', 'are one row off in the table'),
  'divided-subtracted': mistake('subtracts instead of dividing', 'subtract instead of dividing'),
  'larger-by-smaller': mistake('always divides the larger number', 'always divide the larger number'),
  'division-shrinks': mistake('thinks that dividing makes smaller', 'think that dividing makes smaller'),
}
