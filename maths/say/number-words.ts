/** The number words that children may type, by language. The rules of a round say in which languages. */
import { namesNumber as namesNumberInEnglish } from './en-NZ/number-words.ts'

const namesNumberByTag = { 'en-NZ': namesNumberInEnglish } as const

/** Returns the function that tells whether a typed text names a whole number, 0 to 1000, in one of the languages. */
export function namesNumberIn(...tags: readonly (keyof typeof namesNumberByTag)[]) {
  return (typed: string, number: number): boolean => tags.some((tag) => namesNumberByTag[tag](typed, number))
}
