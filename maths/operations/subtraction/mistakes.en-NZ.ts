import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['subtraction']> = {
  'smaller-from-larger': mistake('takes the smaller digit from the larger', 'take the smaller digit from the larger'),
  'not-paid-back': mistake('swaps, but leaves the next digit as it was', 'swap, but leave the next digit as it was'),
  'zero-minus-n': mistake('writes 0 for 0 − n', 'write 0 for 0 − n'),
  'borrow-from-zero': mistake('makes a 9 from a 0 without a swap', 'make a 9 from a 0 without a swap'),
  'ten-kept-at-zero': mistake('keeps ten tens after swapping one', 'keep ten tens after swapping one'),
  'subtracted-added': mistake('adds instead of subtracting', 'add instead of subtracting'),
  'count-start-sub': mistake('counts the first number when counting back', 'count the first number when counting back'),
}
