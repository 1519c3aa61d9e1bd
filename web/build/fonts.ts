import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

/** The files of letters beyond those of western Europe. web/ui/tokens.css names their subsets. */
const wholeFonts = [
  '@fontsource/lexend/files/lexend-latin-ext-400-normal.woff2',
  '@fontsource/lexend/files/lexend-latin-ext-600-normal.woff2',
  '@fontsource/baloo-2/files/baloo-2-latin-ext-700-normal.woff2',
]

/** Latin Extended-A, -B and Additional: the letters of names, without signs of phonetics and money. */
export const ranges = [
  [0x0100, 0x024f],
  [0x1e00, 0x1e9f],
  [0x1ef2, 0x1eff],
] as const

/** The folder of the generated files. It is not in the repository. */
const folder = fileURLToPath(new URL('../ui/generated/', import.meta.url))

/** Generates the fonts before a build or the server of development. Every device keeps them, a third smaller. */
export function fonts(): Plugin {
  return { name: 'fonts', buildStart: generateFonts }
}

/** Writes the subsets. A file that would not change is left alone, so that Vite's server notices only changes. */
async function generateFonts(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const letters = ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i))
  for (const font of wholeFonts) {
    const whole = readFileSync(fileURLToPath(import.meta.resolve(font)))
    const subset = await subsetFont(whole, String.fromCodePoint(...letters), { targetFormat: 'woff2' })
    const path = folder + basename(font)
    if (!existsSync(path) || !readFileSync(path).equals(subset)) writeFileSync(path, subset)
  }
}
