/** The parts of tasks and worksheets in words. */
import { byKind, type ContentPart, operations } from '#maths'
import { levelsWords, levelWords } from './level-words.ts'

/** A part of a task or a worksheet. A set has its title. */
export type TitledPart =
  | Extract<ContentPart, { readonly kind: 'level' }>
  | (Extract<ContentPart, { readonly kind: 'set' }> & { readonly title: string })

/** Returns the name of a part: "Addition 2.2", or the title of a set. */
export const partWords = (part: TitledPart) =>
  byKind<TitledPart, string>(part, {
    level: ({ operation, levelId }) => levelWords(operation, levelId),
    set: ({ title }) => title,
  })

/** Returns the parts: levels by operation, such as "Addition 2.2 and 2.5", and then the titles of the sets. */
export function partsInWords(parts: readonly TitledPart[]): string[] {
  const levels = parts.filter((part) => part.kind === 'level')
  const others = parts.filter((part) => part.kind !== 'level')
  const ofOperation = operations.flatMap((operation) => {
    const ids = levels.flatMap((level) => (level.operation === operation ? level.levelId : []))
    return ids.length > 0 ? levelsWords(operation, ids) : []
  })
  return [...ofOperation, ...others.map(partWords)]
}
