import { m } from '../language/messages.ts'
import { linesOf } from './paper/text-lines.ts'

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
