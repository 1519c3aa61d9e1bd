/** Number words of every released language. A child may type a number word in any of them. */
import { namesNumber as namesNumberInEnglish } from './en-NZ/number-words.ts'

const languages = [namesNumberInEnglish]

/** Returns whether a typed text names the whole number, 0 to 1000, in a released language. */
export function namesNumber(typed: string, number: number): boolean {
  return languages.some((namesNumber) => namesNumber(typed, number))
}
