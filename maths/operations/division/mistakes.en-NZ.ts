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
  'missing-as-remainder': mistake(
    'gives what is missing to the next group as the remainder',
    'give what is missing to the next group as the remainder',
  ),
  'boxes-swapped': mistake('swaps the answer and the remainder', 'swap the answer and the remainder'),
  'zero-left-out': mistake('leaves out the 0 in the answer', 'leave out the 0 in the answer'),
  'rest-dropped': mistake(
    'drops what is left over instead of swapping it',
    'drop what is left over instead of swapping it',
  ),
  'digit-by-digit': mistake('divides digit by digit', 'divide digit by digit'),
  'next-fact-div': mistake('is one row off in the table', 'are one row off in the table'),
  'divided-subtracted': mistake('subtracts instead of dividing', 'subtract instead of dividing'),
  'larger-by-smaller': mistake('divides the larger number by the smaller', 'divide the larger number by the smaller'),
  'division-shrinks': mistake('multiplies instead of dividing', 'multiply instead of dividing'),
  'remainder-as-decimal': mistake(
    'writes what is left over after the point',
    'write what is left over after the point',
  ),
}
