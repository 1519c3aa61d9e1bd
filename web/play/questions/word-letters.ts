/** The letters and the longest word of a level, for its letter tiles and its box. */
import { type Language, type Level, limitByYear } from '#maths'

/** Returns the letters of the level's words, each once, in the order of the alphabet. */
export function lettersOf(level: Level, { numberWord }: Language): readonly string[] {
  return [
    ...new Set(
      wordsOf(level, numberWord)
        .join('')
        .replace(/\P{Letter}/gu, ''),
    ),
  ].sort()
}

/** Returns the number of characters of the level's longest word. */
export function longestWord(level: Level, { numberWord }: Language): number {
  return Math.max(...wordsOf(level, numberWord).map(({ length }) => length))
}

function wordsOf({ stage }: Level, numberWord: Language['numberWord']): string[] {
  return Array.from({ length: limitByYear[stage]! + 1 }, (_, number) => numberWord(number))
}
