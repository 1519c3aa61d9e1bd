/** The letters and the longest word of a level, for its letter tiles and its box. */
import { type Language, type Level, limitByYear } from '#maths'

/**
 * Returns the characters of the level's words, each once: the letters in the order of their alphabet, and others such
 * as a space before them.
 */
export function lettersOf(level: Level, { tag, numberWord }: Language): readonly string[] {
  return [...new Set(wordsOf(level, numberWord).join(''))].sort(new Intl.Collator(tag).compare)
}

/** Returns the number of characters of the level's longest word. */
export function longestWord(level: Level, { numberWord }: Language): number {
  return Math.max(...wordsOf(level, numberWord).map(({ length }) => length))
}

function wordsOf({ stage }: Level, numberWord: Language['numberWord']): string[] {
  return Array.from({ length: limitByYear[stage]! + 1 }, (_, number) => numberWord(number))
}
