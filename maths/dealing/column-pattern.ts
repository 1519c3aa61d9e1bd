/** Sums and differences: the columns that carry or exchange (docs/product/rules-of-play.md, "Your turn"). */
import type { Question } from '../question.ts'
import { digitsUpwards, numbersOf, placesOf, unitsOf } from './digits.ts'

/** Names the columns that carry: "-c" carries in the second column from the right alone. */
export function patternOfSum(question: Question): string {
  let carried = 0
  return eachColumn(question, (top, bottom) => {
    carried = top + bottom + carried >= 10 ? 1 : 0
    return carried ? 'c' : '-'
  })
}

/** Names the columns that exchange. "0" is a column without anything to lend, so that the exchange goes across it. */
export function patternOfDifference(question: Question): string {
  let borrowed = 0
  return eachColumn(question, (top, bottom) => {
    const isAcrossZero = borrowed === 1 && top === 0
    borrowed = top - borrowed < bottom ? 1 : 0
    return isAcrossZero ? '0' : borrowed ? 'b' : '-'
  })
}

/** Joins what `describe` returns for each column, from the last one upwards, without plain columns at the end. */
function eachColumn(question: Question, describe: (top: number, bottom: number) => string): string {
  const [top, bottom] = numbersOf(question)
  const places = Math.max(placesOf(top), placesOf(bottom))
  const [above, below] = [top, bottom].map((number) => digitsUpwards(unitsOf(number, places)))
  const length = Math.max(above!.length, below!.length)
  return Array.from({ length }, (_, i) => describe(above![i] ?? 0, below![i] ?? 0))
    .join('')
    .replace(/-+$/, '')
}
