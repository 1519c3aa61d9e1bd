import type { Language } from '../say/language.ts'

/** The words for the larger and for the smaller of some things. */
export interface Extremes {
  readonly largest: RegExp
  readonly smallest: RegExp
}

/** A child who reads one language, as the cues with which the oracle understands its texts. */
export interface Reader {
  readonly language: Language
  /** The character of mathjs for each operator and decimal mark that the language writes differently. */
  readonly notation: Readonly<Record<string, string>>
  /** The text of a calculation. Its group is one expression, or several that are equal. */
  readonly calculation: RegExp
  /** The text of a conversion. Its groups are the quantities and the unit asked for. */
  readonly conversion: RegExp
  /** The text that asks for the number of a number word. Its group is the word. */
  readonly numberWord: RegExp
  /** The texts of word problems that ask for the total of their two numbers, and for the difference. */
  readonly stories: { readonly total: RegExp; readonly difference: RegExp }
  /** Words that compare two things. */
  readonly comparatives: Extremes
  /** Words that compare more than two things. */
  readonly superlatives: Extremes
  /** @throws unless the words name a number from 0 to 1000 */
  numberOf(words: string): number
  /** @param number whole, 0 to 1000 */
  wordsOf(number: number): string
}
