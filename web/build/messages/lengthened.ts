const marked: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', y: 'ý', c: 'ç', n: 'ñ', s: 'š', z: 'ž' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', Y: 'Ý', C: 'Ç', N: 'Ñ', S: 'Š', Z: 'Ž' },
}

/**
 * Returns a text with marked letters and at least a third more of them. Each word becomes longer, so that the lines
 * break where those of a longer language would. The marks show on the screen which texts come from the catalogue.
 */
export function lengthened(text: string): string {
  return text.replace(/<\/?\w+>|\p{L}+/gu, (word) => {
    // The mark of a bold text.
    if (word.startsWith('<')) return word
    const letters = [...word].map((letter) => marked[letter] ?? letter).join('')
    return letters + 'ö'.repeat(Math.ceil(word.length / 3))
  })
}
