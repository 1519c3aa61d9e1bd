/** The words with which teachers read of a slip, in New Zealand English. Only their pages load this file. */
import { mistakes as addition } from '../../operations/addition/mistakes.en-NZ.ts'
import { mistakes as bedmas } from '../../operations/bedmas/mistakes.en-NZ.ts'
import { mistakes as division } from '../../operations/division/mistakes.en-NZ.ts'
import { mistakes as length } from '../../operations/length/mistakes.en-NZ.ts'
import { mistakes as multiplication } from '../../operations/multiplication/mistakes.en-NZ.ts'
import { mistakes as numberphase1 } from '../../operations/numberphase1/mistakes.en-NZ.ts'
import { mistakes as subtraction } from '../../operations/subtraction/mistakes.en-NZ.ts'
import type { Mistakes } from '../../slips/mistake.ts'
import { mistake } from './mistake.ts'

/** The slips of several operations are here, and the others in the folders of their operations. */
export const enNZMistakes: Mistakes = {
  'place-ignored': mistake('treats tens, hundreds or thousands as ones', 'treat tens, hundreds or thousands as ones'),
  'aligned-left': mistake('lines numbers up on the left', 'line numbers up on the left'),
  'point-separates': mistake('treats decimals as whole numbers', 'treat decimals as whole numbers'),
  'aligned-right': mistake('lines up the last digits', 'line up the last digits'),
  'copies-down': mistake('copies down digits that have no partner', 'copy down digits that have no partner'),
  'point-off': mistake('misses by a factor of 10 or 100', 'miss by a factor of 10 or 100'),
  'zero-appended': mistake(
    'writes a 0 at the end, or leaves the number as it is',
    'write a 0 at the end, or leave the number as it is',
  ),
  'next-fact': mistake('lands on the next fact', 'land on the next fact'),
  'times-added': mistake('adds instead of multiplying', 'add instead of multiplying'),
  'times-zero': mistake('says 0 × n is n', 'say 0 × n is n'),
  'times-one': mistake('adds 1 for 1 × n', 'add 1 for 1 × n'),
  ...addition,
  ...bedmas,
  ...division,
  ...length,
  ...multiplication,
  ...numberphase1,
  ...subtraction,
}
