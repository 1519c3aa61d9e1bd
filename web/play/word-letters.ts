/** The words that a level asks for, as its box and its letter tiles need them. */
import { inWords, type Level, limitByYear } from '#maths'

/** Just the letters of the level's words, in the order of the alphabet. */
export function lettersOf(level: Level): readonly string[] {
  return [
    ...new Set(
      wordsOf(level)
        .join('')
        .replace(/[^a-z]/g, ''),
    ),
  ].sort()
}

/** Signs of the level's longest word. */
export function longestWord(level: Level): number {
  return Math.max(...wordsOf(level).map(({ length }) => length))
}

function wordsOf({ stage }: Level): string[] {
  return Array.from({ length: limitByYear[stage]! + 1 }, (_, number) => inWords(number))
}
