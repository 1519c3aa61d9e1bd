/**
 * Exact decimal numbers as children type them. They are texts and scaled whole numbers instead of binary floating
 * point, so that no answer is right or wrong because of rounding or overflow.
 */

/** The most characters of a number. A longer text is no number. */
const longest = 40

/**
 * Reads a typed number. `places` decides the meaning of a comma. In decimal levels one comma is a decimal point, and in
 * whole-number levels commas group by threes (docs/product/rules-of-play.md, "Reading a number"). Full-width figures, a
 * leading plus and leading zeros do not matter.
 *
 * @returns the number without needless zeros, such as "-3.7", or null for a text that is no number
 */
export function readDecimal(typed: string, places: number): string | null {
  if (typed.length > longest) return null
  let text = halfWidth(typed).trim().replace(/^[−–]/, '-')
  if (places > 0) text = text.replace(/^([^,]*),([^,]*)$/, (_, whole, rest) => `${whole}.${rest}`)
  else if (/^[+-]?\d{1,3}([, ]\d{3})+(\.\d*)?$/.test(text)) text = text.replace(/[, ]/g, '')
  const parts = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text)
  if (!parts) return null
  const [, sign, whole = '', fraction = ''] = parts
  if (whole === '' && fraction === '') return null
  const shortWhole = whole.replace(/^0+(?=\d)/, '') || '0'
  const shortFraction = fraction.replace(/0+$/, '')
  const digits = shortFraction ? `${shortWhole}.${shortFraction}` : shortWhole
  return sign === '-' && digits !== '0' ? `-${digits}` : digits
}

/** Returns the text with plain characters in place of full-width ones, which some tablets type. */
function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
}

/** Returns the value in units of 10^-places, rounded half up. `decimal` has the form that `readDecimal` returns. */
export function scaled(decimal: string, places: number): bigint {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const rounded = fraction.charAt(places) >= '5' ? kept + 1n : kept
  return negative ? -rounded : rounded
}

/**
 * Returns a scaled whole number as displayed: `writeDecimal(370, 2)` is "3.7". It has no trailing zeros and always a
 * leading zero.
 */
export function writeDecimal(units: number, places: number): string {
  if (places === 0) return String(units)
  const digits = String(units).padStart(places + 1, '0')
  const fraction = digits.slice(-places).replace(/0+$/, '')
  const whole = digits.slice(0, -places)
  return fraction ? `${whole}.${fraction}` : whole
}

/** Returns a scaled whole number as the nearest double, which prints as the decimal: `decimalValue(370, 2)` is 3.7. */
export function decimalValue(units: number, places: number): number {
  return units / 10 ** places
}
