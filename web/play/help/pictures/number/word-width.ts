/** The widths of narrow and wide characters in font sizes, measured in the display font and rounded up. */
const widthByCharacter: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'ilj'].map((character) => [character, 0.3])),
  ...Object.fromEntries([...'ftr-'].map((character) => [character, 0.42])),
  ' ': 0.27,
  m: 0.9,
  w: 0.8,
}

/** Returns an estimate of the width of a word, which is never too small. */
export function wordWidth(word: string, size: number): number {
  return [...word].reduce((sum, character) => sum + (widthByCharacter[character] ?? 0.58) * size, 0)
}
