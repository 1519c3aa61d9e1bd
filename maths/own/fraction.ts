/** Exact numbers of own problems: fractions of whole numbers, so that no result is rounded. */

/** The value `top / bottom`. `bottom` is above 0, and the fraction may not be in lowest terms. */
export interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

/** Returns the value of a decimal such as "-3.75". */
export function fractionOf(decimal: string): Fraction {
  const [whole = '', places = ''] = decimal.split('.')
  return { top: BigInt(whole + places), bottom: 10n ** BigInt(places.length) }
}

export function add(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom }
}

export function negate({ top, bottom }: Fraction): Fraction {
  return { top: -top, bottom }
}

export function multiply(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom }
}

/** Returns the quotient, or null for a division by zero. */
export function divide(a: Fraction, b: Fraction): Fraction | null {
  if (b.top === 0n) return null
  const top = a.top * b.bottom
  const bottom = a.bottom * b.top
  return bottom < 0n ? { top: -top, bottom: -bottom } : { top, bottom }
}

/** Returns a number below, at or above 0 where `a` is below, equal to or above `b`. */
export function compare(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom
  return difference < 0n ? -1 : difference > 0n ? 1 : 0
}

/** Returns whether `a` is a whole number of times `b`. Nothing but 0 is a multiple of 0. */
export function isMultiple(a: Fraction, b: Fraction): boolean {
  if (b.top === 0n) return a.top === 0n
  return (a.top * b.bottom) % (b.top * a.bottom) === 0n
}

/** The most digits after the point of an answer. */
const places = 6
const unitsOfOne = 10n ** BigInt(places)
/** The largest amount of an answer. */
const largest = 1_000_000_000n

/** Returns the value as a decimal without needless zeros, or the reason why it is no answer. */
export function decimalOf({ top, bottom }: Fraction): string | { readonly refused: 'long' | 'large' } {
  const amount = top < 0n ? -top : top
  if (amount > largest * bottom) return { refused: 'large' }
  if ((amount * unitsOfOne) % bottom !== 0n) return { refused: 'long' }
  const units = String((amount * unitsOfOne) / bottom).padStart(places + 1, '0')
  const fraction = units.slice(-places).replace(/0+$/, '')
  const decimal = units.slice(0, -places) + (fraction && `.${fraction}`)
  return top < 0n ? `-${decimal}` : decimal
}
