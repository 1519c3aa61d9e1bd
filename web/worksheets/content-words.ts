import { type ContentPart, operations } from '#maths'
import { levelsWords } from '../students/level-words.ts'

/** A part of a worksheet. A set has its title. */
export type TitledPart =
  | Extract<ContentPart, { readonly kind: 'level' }>
  | (Extract<ContentPart, { readonly kind: 'set' }> & { readonly title: string })

/** Returns the parts of a worksheet, such as "Addition 2.2 and 2.5 · Subtraction 2.2 · Kūmara problems". */
export function contentWords(parts: readonly TitledPart[]): string {
  const ofOperation = operations.map((operation) => {
    const ids = parts.flatMap((part) => (part.kind === 'level' && part.operation === operation ? [part.levelId] : []))
    return ids.length > 0 ? levelsWords(operation, ids) : ''
  })
  const titles = parts.map((part) => (part.kind === 'set' ? part.title : ''))
  return [...ofOperation, ...titles].filter((words) => words !== '').join(' · ')
}
