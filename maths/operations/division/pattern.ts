/** The patterns of divisions (docs/product/rules-of-play.md, "Your turn"). */

import { digitsUpwards, numbersOf, placesOf, unitsOf } from '../../dealing/digits.ts'
import type { Question } from '../../question.ts'

/**
 * Names what the division from the left meets: a first digit that is too small, a digit that leaves something over, a 0
 * inside the quotient, and places that follow the dividend's last one. A fact of the tables is a pattern of its own,
 * and so are its doubles, its tens, a single group, and a division by 10 or 100.
 */
export function patternOfQuotient(question: Question): string {
  const [dividend, divisor] = numbersOf(question)
  if (divisor === 10 || divisor === 100) return `by ${divisor}, ${Number.isInteger(dividend) ? 'whole' : 'tenths'}`
  const scale = placesOf(divisor)
  const by = unitsOf(divisor, scale)
  // Both numbers are made larger until the divisor is whole. The dividend may keep its decimal places.
  const places = Math.max(0, placesOf(dividend) - scale)
  const digits = digitsUpwards(unitsOf(dividend, scale + places)).reverse()
  const { quotient, leaves } = divide(digits, by)
  const whole = Number(quotient.join(''))
  const traits = [
    scale > 0 && `scaled by ${10 ** scale}`,
    isFact(whole, by) ? 'fact' : `${digits.length - String(whole).length} too small`,
    scale === 0 && knownAtOnce.includes(whole) && `of ${whole}`,
    by < 10 && leaves && 'regroups',
    /[1-9]0+[1-9]/.test(String(whole)) && 'with 0 inside',
    question.expects.kind === 'number' && placesOf(Number(question.expects.answer)) > places && 'with more places',
  ]
  return traits.filter(Boolean).join(', ')
}

function isFact(quotient: number, divisor: number): boolean {
  return quotient <= 10 && divisor <= 10
}

/** The numbers of groups that a child knows at once: a single one, a double and ten. */
const knownAtOnce = [1, 2, 10]

/** Divides from the left. `leaves` is whether a digit before the last one is divided and leaves something over. */
function divide(digits: readonly number[], by: number): { readonly quotient: number[]; readonly leaves: boolean } {
  let rest = 0
  let leaves = false
  const quotient = digits.map((digit, i) => {
    const part = rest * 10 + digit
    rest = part % by
    if (part >= by && rest > 0 && i < digits.length - 1) leaves = true
    return Math.floor(part / by)
  })
  return { quotient, leaves }
}
