import { textWidth } from './pictures/calculation/marks.tsx'

/** Returns the width of a calculation with its box, in font sizes. It is never too small. */
export function sumWidth(text: string, maxLength: number): number {
  // The box has room for its digits and a rim.
  return textWidth(text, 1) + 0.62 * maxLength + 1.4
}
