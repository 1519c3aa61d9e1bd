import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['bedmas']> = {
  'left-to-right': mistake('works from left to right', 'work from left to right'),
  'adds-first': mistake('adds before multiplying', 'add before multiplying'),
  'brackets-ignored': mistake('ignores the bracket', 'ignore the bracket'),
  'a-before-s': mistake('adds before subtracting', 'add before subtracting'),
  'm-before-d': mistake('multiplies before dividing', 'multiply before dividing'),
}
