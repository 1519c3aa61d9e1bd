/** The patterns of multiplications (docs/product/rules-of-play.md, "Your turn"). */

import { digitsUpwards, numbersOf, placesOf, unitsOf } from '../../dealing/digits.ts'
import { isEasierTurned, knownFactOf } from '../../dealing/known-fact.ts'
import type { Question } from '../../question.ts'

/**
 * Names the columns that carry into the next one when one digit multiplies. For a longer second factor, the name only
 * says whether a row carries and whether a digit is 0. A power of ten is a pattern of its own, and so are tens.
 */
export function patternOfProduct(question: Question): string {
  const [first, second] = numbersOf(question)
  if (second === 10 || second === 100) return `times ${second}`
  const top = digitsUpwards(unitsOf(first, placesOf(first)))
  const multipliers = digitsUpwards(unitsOf(second, placesOf(second)))
  const rows = multipliers.map((digit) => carriesOf(top, digit))
  if (rows.length === 1) return top.length === 2 && top[0] === 0 ? 'tens' : rows[0]!
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

/**
 * Names the way to a fact of the tables: from a known fact, by a double or a half, as tens, or with a factor 0 or 1.
 */
export function patternOfFact(question: Question): string {
  const [a, b] = numbersOf(question)
  if (a === 0 || b === 0) return a === 0 ? 'no groups' : 'empty groups'
  if (a === 1 || b === 1) return a === 1 ? 'one group' : 'one in each'
  return `${isEasierTurned(a, b) ? 'turned, ' : ''}${wayOf(a, b)}`
}

function wayOf(a: number, b: number): string {
  const fact = knownFactOf(a, b)
  if (!fact) return 'tens'
  const { known, more } = fact
  if (known === more) return 'double'
  if (known === -2 * more) return 'half'
  return more > 0 ? 'some more' : 'some less'
}
