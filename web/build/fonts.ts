import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/**
 * The characters of each part of a typeface: single ones, and the first and the last one of a range. web/ui/tokens.css
 * names them too. A browser loads a part when a page shows one of its characters.
 */
export const parts = {
  // The letters of western Europe and the signs of our texts.
  latin: [
    ...[[0x00, 0xff], [0x131], [0x152, 0x153], [0x2bb, 0x2bc], [0x2c6], [0x2da], [0x2dc], [0x304], [0x308], [0x329]],
    ...[[0x2000, 0x206f], [0x20ac], [0x2122], [0x2191], [0x2193], [0x2212], [0x2215], [0xfeff], [0xfffd]],
  ],
  // Latin Extended-A, -B and Additional: the letters of names, without signs of phonetics and money.
  'latin-ext': [
    [0x0100, 0x024f],
    [0x1e00, 0x1e9f],
    [0x1ef2, 0x1eff],
  ],
}

/** The typefaces in their weights. The name of a file has its part between the two. */
const typefaces = [
  ['lexend', '400'],
  ['lexend', '600'],
  ['baloo-2', '700'],
]

/** The folder of the generated files. It is not in the repository. */
const folder = fileURLToPath(new URL('../ui/generated/', import.meta.url))

/** Generates the fonts before a build or the server of development. Every device keeps them, a sixth smaller. */
export function fonts(): Plugin {
  return { name: 'fonts', buildStart: generateFonts }
}

/**
 * Writes the fonts without the characters of no part and without the names of glyphs, which only editors of fonts need.
 * A file that would not change is left alone, so that Vite's server notices only changes.
 */
async function generateFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [part, ranges] of Object.entries(parts)) {
    const characters = String.fromCodePoint(...ranges.flatMap(codesOf))
    for (const [typeface, weight] of typefaces) {
      const name = `${typeface}-${part}-${weight}-normal.woff2`
      const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource/${typeface}/files/${name}`)))
      const subset = await subsetFont(whole, characters, { targetFormat: 'woff2' })
      const path = folder + name
      if (!existsSync(path) || !readFileSync(path).equals(subset)) writeFileSync(path, subset)
    }
  }
}

function codesOf([first = 0, last = first]: readonly number[]): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i)
}
