/** The patterns of multiplications (docs/product/rules-of-play.md, "Your turn"). */

import { digitsUpwards, numbersOf, placesOf, unitsOf } from '../../dealing/digits.ts'
import type { Question } from '../../question.ts'

/**
 * Names the columns that carry into the next one when one digit multiplies. For a longer second factor, the name only
 * says whether a row carries and whether a digit is 0. A power of ten is a pattern of its own.
 */
export function patternOfProduct(question: Question): string {
  const [first, second] = numbersOf(question)
  if (second === 10 || second === 100) return `times ${second}`
  const top = digitsUpwards(unitsOf(first, placesOf(first)))
  const multipliers = digitsUpwards(unitsOf(second, placesOf(second)))
  const rows = multipliers.map((digit) => carriesOf(top, digit))
  if (rows.length === 1) return rows[0]!
  return `${rows.some((row) => row.includes('c')) ? 'carries' : 'plain'}${multipliers.includes(0) ? ', with 0' : ''}`
}

/** Names the columns that carry, without the highest one. */
function carriesOf(top: readonly number[], digit: number): string {
  let carried = 0
  return top
    .slice(0, -1)
    .map((each) => {
      carried = Math.floor((each * digit + carried) / 10)
      return carried > 0 ? 'c' : '-'
    })
    .join('')
}
