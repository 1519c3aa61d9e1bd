import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['bedmas']> = {
  'left-to-right': mistake(
    'goes from left to right, even when × or ÷ should come first',
    'go from left to right, even when × or ÷ should come first',
  ),
  'adds-first': mistake('does + and − before × and ÷', 'do + and − before × and ÷'),
  'brackets-ignored': mistake('ignores the bracket', 'ignore the bracket'),
  'a-before-s': mistake('adds before subtracting', 'add before subtracting'),
  'm-before-d': mistake('multiplies before dividing', 'multiply before dividing'),
}
