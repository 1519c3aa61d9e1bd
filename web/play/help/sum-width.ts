import { textWidth } from './pictures/calculation/marks.tsx'

/** The width of a character of a sentence in font sizes, on average and rounded up. */
const characterWidth = 0.5

/** Returns the width of a calculation with its box, in font sizes. It is never too small. */
export function sumWidth(text: string, maxLength: number): number {
  return textWidth(text, 1) + boxWidth(maxLength)
}

/** Returns the width of a sentence with the box beside it, in font sizes. */
export function sentenceWidth(sentence: string, lines: number, maxLength: number): number {
  return (characterWidth * sentence.length) / lines + boxWidth(maxLength)
}

/** Returns the width of a box with room for its digits and a rim, and of the gap before it. */
function boxWidth(maxLength: number): number {
  return 0.62 * Math.max(maxLength, 2) + 1.7
}
