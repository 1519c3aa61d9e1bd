import type { Question } from '../question.ts'

/** Above this many a level's questions are written anew each time: keeping them would cost a small device its memory. */
const keptAtMost = 10_000

/** The question of a number. A level with few questions writes each once and keeps it, since a question never changes. */
export function questionOf(size: number, write: (number: number) => Question): (number: number) => Question {
  if (size > keptAtMost) return write
  const kept: (Question | undefined)[] = []
  return (number) => (kept[number] ??= write(number))
}
