import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['addition']> = {
  'carry-dropped': mistake('does not carry', 'do not carry'),
  'carry-in-full': mistake('writes the whole sum in each column', 'write the whole sum in each column'),
  'carry-reversed': mistake('writes the ten and carries the ones', 'write the ten and carry the ones'),
  'digits-added': mistake('adds all digits as ones', 'add all digits as ones'),
  'count-start-add': mistake('counts the first number as a hop', 'count the first number as a hop'),
  'hop-not-split': mistake('adds all of the smaller number after ten', 'add all of the smaller number after ten'),
  'ten-off-add': mistake('has one ten too few or too many', 'have one ten too few or too many'),
  'added-subtracted': mistake('subtracts instead of adding', 'subtract instead of adding'),
}
