/** Reads expressions back from their displayed text and calculates them in exact fractions. */

export interface Fraction {
  readonly top: bigint
  /** Always above 0. */
  readonly bottom: bigint
}

export interface Reading {
  /** The numbers as displayed, in order. */
  readonly numbers: readonly { readonly text: string; readonly isDivisor: boolean }[]
  readonly operators: readonly string[]
  /** The result of each operator, in the order of calculating. */
  readonly results: readonly Fraction[]
  readonly value: Fraction
  readonly hasBrackets: boolean
  readonly dividesByBrackets: boolean
}

/** No expression of any level is longer; a forged one could nest brackets without end. */
const longest = 60

/**
 * Calculates brackets first, then × and ÷, then + and −, each from the left. Returns null where the text is no
 * expression or divides by 0.
 */
export function readExpression(text: string): Reading | null {
  if (text.length > longest) return null
  let at = 0
  let dividesByBrackets = false
  const numbers: { text: string; isDivisor: boolean }[] = []
  const operators: string[] = []
  const results: Fraction[] = []

  const take = (expected: string) => {
    const found = text.startsWith(expected, at)
    if (found) at += expected.length
    return found
  }
  const apply = (left: Fraction, operator: string, right: Fraction | null) => {
    const result = right && calculate(left, operator, right)
    operators.push(operator)
    if (result) results.push(result)
    return result
  }
  const sum = (): Fraction | null => {
    let value = product()
    while (value) {
      const operator = take(' + ') ? '+' : take(' − ') ? '−' : null
      if (!operator) return value
      value = apply(value, operator, product())
    }
    return null
  }
  const product = (): Fraction | null => {
    let value = part(false)
    while (value) {
      const operator = take(' × ') ? '×' : take(' ÷ ') ? '÷' : null
      if (!operator) return value
      value = apply(value, operator, part(operator === '÷'))
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
    ? { numbers, operators, results, value, hasBrackets: text.includes('('), dividesByBrackets }
    : null
}

/** Returns whether every pair of brackets changes the value: none could be left out. */
export function needsItsBrackets(text: string, { value }: Reading): boolean {
  const opening: number[] = []
  for (const [at, character] of [...text].entries()) {
    if (character === '(') opening.push(at)
    if (character !== ')') continue
    const from = opening.pop()!
    const without = readExpression(text.slice(0, from) + text.slice(from + 1, at) + text.slice(at + 1))
    if (without && without.value.top * value.bottom === value.top * without.value.bottom) return false
  }
  return true
}

/** Returns the value in units of 10^-places, or null where it has more places. */
export function unitsOf({ top, bottom }: Fraction, places: number): number | null {
  const units = top * 10n ** BigInt(places)
  return units % bottom === 0n ? Number(units / bottom) : null
}

function fractionOf(number: string): Fraction {
  const [whole = '', fraction = ''] = number.split('.')
  return { top: BigInt(whole + fraction), bottom: 10n ** BigInt(fraction.length) }
}

function calculate(a: Fraction, operator: string, b: Fraction): Fraction | null {
  const bottom = a.bottom * b.bottom
  if (operator === '+') return { top: a.top * b.bottom + b.top * a.bottom, bottom }
  if (operator === '−') return { top: a.top * b.bottom - b.top * a.bottom, bottom }
  if (operator === '×') return { top: a.top * b.top, bottom }
  if (b.top === 0n) return null
  // The bottom stays above 0 for a negative divisor too. No level allows one; `results` shows it to the rule.
  return b.top > 0n
    ? { top: a.top * b.bottom, bottom: a.bottom * b.top }
    : { top: -a.top * b.bottom, bottom: -(a.bottom * b.top) }
}
