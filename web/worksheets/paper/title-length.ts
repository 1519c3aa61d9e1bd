import { linesOf, textWidth } from './text-lines.ts'

/** The width of a page between its margins, and the gap at its head, in millimetres. */
const [pageWidth, gap] = [180, 4]
/** The size of the levels beside the title, their most room, and the room of the word "Key", in millimetres. */
const [levelsSize, mostLevels, keyWidth] = [3.2, 81, 15]
/** The font of titles is narrower than that of texts. */
const narrow = 0.85

/** The sizes of a title, with the lines of each that the head has room for. sheets.module.css has the same sizes. */
const sizes = [
  { length: 'short', size: 7.5, lines: 1 },
  { length: 'long', size: 4.4, lines: 2 },
] as const

/**
 * Returns how long a title is for the head of a first page. A long title is smaller, so that nothing of it is cut off.
 *
 * @param levels the text beside the title, or an empty one
 */
export function titleLength(title: string, levels: string, isKey: boolean): 'short' | 'long' | 'longest' {
  const besideLevels = levels === '' ? 0 : gap + Math.min(mostLevels, textWidth(levels) * levelsSize)
  const room = pageWidth - besideLevels - (isKey ? gap + keyWidth : 0)
  return sizes.find(({ size, lines }) => linesOf(title, room / size / narrow) <= lines)?.length ?? 'longest'
}
