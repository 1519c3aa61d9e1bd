import { type ContentPart, operations } from '#maths'
import { m } from '../language/messages.ts'
import { levelsWords } from '../students/level-words.ts'
import { linesOf } from './paper/text-lines.ts'

/** A part of a worksheet. A set has its title. */
export type TitledPart =
  | Extract<ContentPart, { readonly kind: 'level' }>
  | (Extract<ContentPart, { readonly kind: 'set' }> & { readonly title: string })

/** Returns the parts of a worksheet: levels by operation, such as "Addition 2.2 and 2.5", and the titles of sets. */
export function contentWords(parts: readonly TitledPart[]): string[] {
  const ofOperation = operations.map((operation) => {
    const ids = parts.flatMap((part) => (part.kind === 'level' && part.operation === operation ? [part.levelId] : []))
    return ids.length > 0 ? levelsWords(operation, ids) : ''
  })
  const titles = parts.map((part) => (part.kind === 'set' ? part.title : ''))
  return [...ofOperation, ...titles].filter((words) => words !== '')
}

/** The room for the parts at the head of a sheet: its lines, and their width in sizes of the text. */
const headLines = 2
const headWidth = 25

/** Returns the parts at the head of a sheet. Those without room are counted: "Addition 2.2 · Kūmara and 3 more". */
export function headWords(words: readonly string[]): string {
  for (let shown = words.length; shown > 1; shown--) {
    const first = words.slice(0, shown).join(' · ')
    const count = words.length - shown
    const text = count === 0 ? first : m.worksheets_and_more({ first, count })
    if (linesOf(text, headWidth) <= headLines) return text
  }
  const [first = '', ...others] = words
  return others.length === 0 ? first : m.worksheets_and_more({ first, count: others.length })
}
