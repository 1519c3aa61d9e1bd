/** Expressions read back from their displayed text and calculated in exact fractions, apart from the dealing. */

export interface Fraction {
  readonly top: bigint
  /** Above 0. */
  readonly bottom: bigint
}

export interface Reading {
  /** As displayed, in order. */
  readonly numbers: readonly { readonly text: string; readonly isDivisor: boolean }[]
  readonly signs: readonly string[]
  /** What each sign gives, in the order of calculating. */
  readonly results: readonly Fraction[]
  readonly value: Fraction
  readonly hasBrackets: boolean
  readonly dividesByBrackets: boolean
}

/** No expression of any level is longer; a forged one could nest brackets without end. */
const longest = 60

/** Brackets first, then × and ÷, then + and −, each from the left; null where the text is no expression or divides by 0. */
export function readExpression(text: string): Reading | null {
  if (text.length > longest) return null
  let at = 0
  let dividesByBrackets = false
  const numbers: { text: string; isDivisor: boolean }[] = []
  const signs: string[] = []
  const results: Fraction[] = []

  const take = (expected: string) => {
    const found = text.startsWith(expected, at)
    if (found) at += expected.length
    return found
  }
  const signed = (left: Fraction, sign: string, right: Fraction | null) => {
    const result = right && calculate(left, sign, right)
    signs.push(sign)
    if (result) results.push(result)
    return result
  }
  const sum = (): Fraction | null => {
    let value = product()
    while (value) {
      const sign = take(' + ') ? '+' : take(' − ') ? '−' : null
      if (!sign) return value
      value = signed(value, sign, product())
    }
    return null
  }
  const product = (): Fraction | null => {
    let value = part(false)
    while (value) {
      const sign = take(' × ') ? '×' : take(' ÷ ') ? '÷' : null
      if (!sign) return value
      value = signed(value, sign, part(sign === '÷'))
    }
    return null
  }
  const part = (isDivisor: boolean): Fraction | null => {
    if (take('(')) {
      if (isDivisor) dividesByBrackets = true
      const value = sum()
      return take(')') ? value : null
    }
    const number = /^\d+(\.\d+)?/.exec(text.slice(at))?.[0] ?? ''
    numbers.push({ text: number, isDivisor })
    return take(number) && number !== '' ? fractionOf(number) : null
  }

  const value = sum()
  return value && at === text.length
    ? { numbers, signs, results, value, hasBrackets: text.includes('('), dividesByBrackets }
    : null
}

/** Whether every pair of brackets changes the value: none could be left out. */
export function needsItsBrackets(text: string, { value }: Reading): boolean {
  const opening: number[] = []
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') opening.push(at)
    if (sign !== ')') continue
    const from = opening.pop()!
    const without = readExpression(text.slice(0, from) + text.slice(from + 1, at) + text.slice(at + 1))
    if (without && without.value.top * value.bottom === value.top * without.value.bottom) return false
  }
  return true
}

/** The value in units of 10^-places, or null where it has more places. */
export function unitsOf({ top, bottom }: Fraction, places: number): number | null {
  const units = top * 10n ** BigInt(places)
  return units % bottom === 0n ? Number(units / bottom) : null
}

function fractionOf(number: string): Fraction {
  const [whole = '', fraction = ''] = number.split('.')
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) }
}

function calculate(a: Fraction, sign: string, b: Fraction): Fraction | null {
  const bottom = a.bottom * b.bottom
  if (sign === '+') return { top: a.top * b.bottom + b.top * a.bottom, bottom }
  if (sign === '−') return { top: a.top * b.bottom - b.top * a.bottom, bottom }
  if (sign === '×') return { top: a.top * b.top, bottom }
  if (b.top === 0n) return null
  // A negative divisor would turn the bottom negative; no level lets one come about, and `results` has told it.
  return b.top > 0n
    ? { top: a.top * b.bottom, bottom: a.bottom * b.top }
    : { top: -a.top * b.bottom, bottom: -(a.bottom * b.top) }
}
