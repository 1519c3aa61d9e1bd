/** Estimates the width of a text in Lexend 600, in units of its size. The estimate is never much too small. */
export function nameWidth(text: string): number {
  const characters = [...text.normalize('NFD').replace(/\p{Mark}/gu, '')]
  return characters.reduce((sum, character) => sum + widthOf(character), 0)
}

/** The width of the longest word that a chip shows on one line (chip-layout.ts). */
const widestWord = 9.4

/** Returns whether a word of a name is so wide that a chip may have to shorten it. */
export const hasWideWord = (name: string) => wordsOf(name).some((word) => nameWidth(word) > widestWord)

/** Returns the parts of a name between the characters after which it can wrap. */
export const wordsOf = (name: string) => name.split(/[ -]/)

function widthOf(character: string): number {
  if (/[ .'’-]|[fijlrt]/.test(character)) return 0.39
  if (/[mwMW]/.test(character)) return 0.94
  if (/[a-z]/.test(character)) return 0.63
  return /[A-Z]/.test(character) ? 0.74 : 1
}
