/** The letters and the longest word of a level, for its letter tiles and its box. */
import { type Level, limitByYear } from '#maths'
import { say } from '../round/language.ts'

/** Returns the letters of the level's words, each once, in the order of the alphabet. */
export function lettersOf(level: Level): readonly string[] {
  return [
    ...new Set(
      wordsOf(level)
        .join('')
        .replace(/\P{Letter}/gu, ''),
    ),
  ].sort()
}

/** Returns the number of characters of the level's longest word. */
export function longestWord(level: Level): number {
  return Math.max(...wordsOf(level).map(({ length }) => length))
}

function wordsOf({ stage }: Level): string[] {
  return Array.from({ length: limitByYear[stage]! + 1 }, (_, number) => say.numberWord(number))
}
