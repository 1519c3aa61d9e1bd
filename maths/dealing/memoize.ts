import type { Question } from '../question.ts'

/** The most questions of a level that are kept in memory. More of them would be too many for a small device. */
const keptAtMost = 10_000

/**
 * Returns a function from a number to its question. A level with few questions writes each question once and keeps it,
 * because a question never changes.
 */
export function questionOf(size: number, write: (number: number) => Question): (number: number) => Question {
  if (size > keptAtMost) return write
  const kept: (Question | undefined)[] = []
  return (number) => (kept[number] ??= write(number))
}
