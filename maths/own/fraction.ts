/** Exact numbers of own problems: fractions of whole numbers, so that no result is rounded. */

/** The value `numerator / denominator`. `denominator` is above 0, and the fraction may not be in lowest terms. */
export interface Fraction {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** Returns the value of a decimal such as "-3.75". */
export function fractionOf(decimal: string): Fraction {
  const [whole = '', places = ''] = decimal.split('.')
  return { numerator: BigInt(whole + places), denominator: 10n ** BigInt(places.length) }
}

export function add(a: Fraction, b: Fraction): Fraction {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

export function negate({ numerator, denominator }: Fraction): Fraction {
  return { numerator: -numerator, denominator }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

/** Returns the quotient, or null for a division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction | null {
  if (b.numerator === 0n) return null
  const numerator = a.numerator * b.denominator
  const denominator = a.denominator * b.numerator
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator } : { numerator, denominator }
}

/** Returns a number below, at or above 0 if `a` is below, equal to or above `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Returns whether `a` is a whole number of times `b`. Nothing but 0 is a multiple of 0. */
export function isMultiple(a: Fraction, b: Fraction): boolean {
  if (b.numerator === 0n) return a.numerator === 0n
  return (a.numerator * b.denominator) % (b.numerator * a.denominator) === 0n
}

/** The most digits after the point of an answer. */
const places = 6
const unitsOfOne = 10n ** BigInt(places)
/** The largest amount of an answer. */
const largest = 1_000_000_000n

/** Returns the value as a decimal without needless zeros, or the reason why it is not an answer. */
export function decimalOf({ numerator, denominator }: Fraction): string | { readonly refused: 'long' | 'large' } {
  const amount = numerator < 0n ? -numerator : numerator
  if (amount > largest * denominator) return { refused: 'large' }
  if ((amount * unitsOfOne) % denominator !== 0n) return { refused: 'long' }
  const units = String((amount * unitsOfOne) / denominator).padStart(places + 1, '0')
  const fraction = units.slice(-places).replace(/0+$/, '')
  const decimal = units.slice(0, -places) + (fraction && `.${fraction}`)
  return numerator < 0n ? `-${decimal}` : decimal
}
