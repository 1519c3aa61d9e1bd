import { operations, type SheetContent } from '#maths'
import { levelsWords } from '../students/level-words.ts'

/** Returns levels by operation, such as "Addition 2.2 and 2.5 · Subtraction 2.2". */
export function contentWords(levels: SheetContent['levels']): string {
  const ofOperation = operations.map((operation) => {
    return [operation, levels.flatMap((level) => (level.operation === operation ? [level.levelId] : []))] as const
  })
  return ofOperation
    .filter(([, ids]) => ids.length > 0)
    .map(([operation, ids]) => levelsWords(operation, ids))
    .join(' · ')
}
