/**
 * Numbers as children type them, read exactly: whole multiples of a millionth of a millionth, never binary floating
 * point, so that no answer is right or wrong by rounding or overflow.
 */

/** The most signs that an answer may have before it is no number any more. */
const longest = 40

/**
 * Reads what was typed. `places` says what one comma means: in decimal levels it is a decimal mark, in whole-number
 * levels it groups by threes (docs/product/rules-of-play.md, "Reading a number"). Full-width figures, a leading plus
 * and leading zeros are harmless.
 *
 * @returns sign, whole part and fraction without needless zeros, or null where it is no number.
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

/** Figures and signs of full width, as some tablets type them, in their plain form. */
function halfWidth(text: string): string {
  return text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
}

/** The value in units of 10^-places, rounded half up. `decimal` is as `readDecimal` gives it. */
export function scaled(decimal: string, places: number): bigint {
  const negative = decimal.startsWith('-')
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.')
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'))
  const rounded = fraction.charAt(places) >= '5' ? kept + 1n : kept
  return negative ? -rounded : rounded
}

/** A scaled whole number as displayed: `write(370, 2)` is "3.7". No trailing zeros, always a leading zero. */
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
