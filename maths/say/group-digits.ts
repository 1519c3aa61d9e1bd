/** The space between groups of digits. It is narrow, and no line breaks at it. */
export const digitSpace = '\u202f'

/**
 * Returns a text with the digits of its long numbers in groups of three: "306 628", "4 583 423". Four digits stay
 * together, and so do the digits after a point (docs/product/design.md, "Numbers").
 */
export function groupDigits(text: string): string {
  return text.replace(/\.?\d{5,}/g, (digits) =>
    digits[0] === '.' ? digits : digits.replace(/\B(?=(\d{3})+$)/g, digitSpace),
  )
}
