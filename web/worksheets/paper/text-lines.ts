/**
 * How much room a text needs on paper. A teacher may type any text, so these estimates are never too small. They are in
 * sizes of the text.
 */

/** Returns the width of a character: those of Chinese or Japanese and pictures are the widest ones. */
function widthOfCharacter(character: string): number {
  if (character === ' ') return 0.3
  if (character.codePointAt(0)! >= 0x1100 && !/\p{Script=Latin}/u.test(character)) return 1.4
  if (/[mwMWQOG@%&—…]/.test(character)) return 1
  return /\p{Lu}/u.test(character) ? 0.75 : 0.62
}

export const textWidth = (text: string) => Array.from(text).reduce((sum, one) => sum + widthOfCharacter(one), 0)

/** Returns the number of lines that a text has in this width. A long word is divided. */
export function linesOf(text: string, width: number): number {
  return text.split('\n').reduce((sum, line) => sum + linesWithoutBreak(line, width), 0)
}

function linesWithoutBreak(text: string, width: number): number {
  let [lines, used] = [1, 0]
  for (const word of text.split(' ')) {
    const length = textWidth(word)
    if (used > 0 && used + length > width) {
      lines += 1
      used = 0
    }
    // Each line of a divided word loses the room of a character at most.
    const more = length > width ? Math.ceil(length / Math.max(0.5, width - 1.4)) - 1 : 0
    lines += more
    used += (more > 0 ? width : length) + 0.3
  }
  return lines
}
