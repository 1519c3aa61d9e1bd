/**
 * The meanings of sentences, by topic. Each kind is one sentence in each language, with its numbers. A phrase holds no
 * word of any language.
 */

import type { BedmasPhrase } from '../../operations/bedmas/phrases.ts'
import type { DivisionPhrase } from '../../operations/division/phrases.ts'
import type { LengthPhrase } from '../../operations/length/phrases.ts'
import type { NumberPhrase } from '../../operations/numberphase1/phrases.ts'
import type { SlipPhrase } from '../../slips/phrases.ts'
import type { ColumnPhrase } from './columns.ts'
import type { GeneralPhrase } from './general.ts'
import type { MultiplicationPhrase } from './multiplication.ts'
import type { NumberLinePhrase } from './number-line.ts'

export type Phrase =
  | GeneralPhrase
  | NumberLinePhrase
  | ColumnPhrase
  | MultiplicationPhrase
  | DivisionPhrase
  | BedmasPhrase
  | NumberPhrase
  | LengthPhrase
  | SlipPhrase
