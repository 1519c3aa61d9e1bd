import type { CSSProperties } from 'react'
import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './question-row.module.css'

/** The length of a level's title, in characters without spaces, from which all its questions are smaller. */
const longFrom = 8
/** The width of a question in font sizes, from which it has two lines on narrow screens. */
const twoLinesFrom = 8.5
/** The same for a question whose first line would be a single number: "18" above "+ 45 × 5 ÷ 75 =". */
const loneNumberFrom = 10.8

/**
 * Returns the props of the row that contains a question and its boxes. On narrow screens the question is as large as
 * its room allows.
 *
 * @param text the question up to its equals sign
 * @param boxes the width of the boxes and their unit, in font sizes
 */
export function questionRow({ operation, title }: Level, touch: boolean, text: string, boxes: number) {
  const { questions } = operationTable[operation]
  const isLong = questions === 'long' || title.replaceAll(' ', '').length >= longFrom
  const hasUnits = questions === 'withUnits'
  const sum = `${text}\u00a0=`
  const width = widthOf(sum)
  const lines = twoLinesOf(sum)
  const hasTwoLines = width >= (/^[\d.]+$/.test(lines[0]) ? loneNumberFrom : twoLinesFrom)
  return {
    className: classNames(
      styles.question,
      hasUnits && styles.withUnits,
      isLong && styles.long,
      touch && styles.withPad,
    ),
    style: {
      '--ems': Math.max(hasTwoLines ? widthOfLines(lines) : width, boxes),
      '--lines': hasTwoLines ? 2 : 1,
      '--row': width + boxes + 0.6,
    } as CSSProperties,
    'data-part': 'question',
  }
}

/** Returns a text in two lines that are as even as its spaces allow. The first one is empty if it has none. */
function twoLinesOf(text: string): readonly [string, string] {
  const words = text.split(' ')
  const splits = words.map((_, i) => [words.slice(0, i).join(' '), words.slice(i).join(' ')] as const)
  return splits.reduce((best, lines) => (widthOfLines(lines) < widthOfLines(best) ? lines : best))
}

/** Returns the width of the longer one of some lines, in font sizes. */
const widthOfLines = (lines: readonly string[]) => Math.max(...lines.map(widthOf))

/** Returns the width of a box for an answer of this length, in font sizes (number-box.module.css). */
export const boxWidth = (maxLength: number) => 0.62 * maxLength + 1.4

/** Returns the width of a unit in font sizes, with the gap before it. */
export const unitWidth = (unit: string | undefined) => (unit ? widthOf(unit) + 0.3 : 0)

/** Returns an estimate of the width of a text in font sizes, which is never too small. */
export function widthOf(text: string): number {
  const count = (character: string | RegExp) => text.split(character).length - 1
  return 0.62 * text.length - 0.34 * count(/\s/) + 0.2 * count('m')
}
