import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['length']> = {
  'end-read': mistake('reads the end, not the difference', 'read the end, not the difference'),
  'marks-counted': mistake('counts marks, not spaces', 'count marks, not spaces'),
  'counted-from-one': mistake('starts to count at 1, not at 0', 'start to count at 1, not at 0'),
  'area-given': mistake('gives the area', 'give the area'),
  'two-sides': mistake('adds only two sides', 'add only two sides'),
  'side-count': mistake('counts the sides wrongly', 'count the sides wrongly'),
  'side-left-out': mistake('leaves out one side', 'leave out one side'),
  'hidden-left-out': mistake('leaves out the hidden sides', 'leave out the hidden sides'),
  'factor-off': mistake('mixes up 10, 100 and 1000', 'mix up 10, 100 and 1000'),
  'wrong-operation': mistake(
    'multiplies where division is needed, or the other way round',
    'multiply where division is needed, or the other way round',
  ),
  joined: mistake('puts the digits side by side', 'put the digits side by side'),
  'units-mixed': mistake('adds without changing units', 'add without changing units'),
}
