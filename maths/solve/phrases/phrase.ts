/**
 * The meanings of sentences. Each kind is one sentence in each language, with its numbers. A phrase holds no word of
 * any language. The phrases of several operations are here and in `../../slips/phrases.ts`, by topic.
 */
import type { SlipPhrase } from '../../slips/phrases.ts'
import type { ColumnPhrase } from './columns.ts'
import type { CountingPhrase } from './counting.ts'
import type { GeneralPhrase } from './general.ts'
import type { NumberLinePhrase } from './number-line.ts'
import type { ProductPhrase } from './products.ts'

/** The phrases of each operation. Its `phrases.ts` adds them here by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: operations fill it
export interface PhraseByOperation {}

export type SharedPhrase = ColumnPhrase | CountingPhrase | GeneralPhrase | NumberLinePhrase | ProductPhrase | SlipPhrase

export type Phrase = SharedPhrase | PhraseByOperation[keyof PhraseByOperation]
