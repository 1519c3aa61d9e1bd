/** Estimates the width of a text in Lexend 600, in units of its size. The estimate is never much too small. */
export function nameWidth(text: string): number {
  const letters = [...text.normalize('NFD').replace(/\p{Mark}/gu, '')]
  return letters.reduce((sum, letter) => sum + widthOf(letter), 0)
}

function widthOf(letter: string): number {
  if (/[ .'’-]|[fijlrt]/.test(letter)) return 0.39
  if (/[mwMW]/.test(letter)) return 0.94
  if (/[a-z]/.test(letter)) return 0.63
  return /[A-Z]/.test(letter) ? 0.74 : 1
}
