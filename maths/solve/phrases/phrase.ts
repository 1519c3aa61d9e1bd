/**
 * The meanings of sentences, by topic. Each kind is one sentence in each language, with its numbers. A phrase holds no
 * word of any language.
 */
import type { SlipPhrase } from '../../slips/phrases.ts'
import type { BedmasPhrase } from './bedmas.ts'
import type { ColumnPhrase } from './columns.ts'
import type { DivisionPhrase } from './division.ts'
import type { GeneralPhrase } from './general.ts'
import type { LengthPhrase } from './length.ts'
import type { MultiplicationPhrase } from './multiplication.ts'
import type { NumberPhrase } from './number.ts'
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
