import { mistake } from '../../say/en-NZ/mistake.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import type { SlipIdByOperation } from '../../slips/slip-id.ts'

export const mistakes: Mistakes<SlipIdByOperation['numberphase1']> = {
  'one-off': mistake('skips one or counts one twice', 'skip one or count one twice'),
  'wrong-way': mistake('goes the wrong way', 'go the wrong way'),
  'step-of-one': mistake('counts in ones', 'count in ones'),
  'decade-slip': mistake('loses the ten when crossing it', 'lose the ten when crossing it'),
  'teen-ty': mistake('mixes up teen and ty', 'mix up teen and ty'),
  'digits-reversed': mistake('writes the digits the other way round', 'write the digits the other way round'),
  'zero-lost': mistake('leaves out the zero', 'leave out the zero'),
  'as-heard': mistake('writes each part in full (63 as 603)', 'write each part in full (63 as 603)'),
  'blocks-as-ones': mistake('counts each block as one', 'count each block as one'),
  'whole-for-part': mistake('gives the whole', 'give the whole'),
  'parts-added': mistake('adds the whole and the part', 'add the whole and the part'),
  'order-turned': mistake('puts the order the other way round', 'put the order the other way round'),
}
