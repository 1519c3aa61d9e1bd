import type { CSSProperties } from 'react'
import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './question-row.module.css'

/** The length of a level's title, in characters without spaces, from which all its questions are smaller. */
const longFrom = 8
/** The width of a question in font sizes, from which it has more than one line on narrow screens. */
const linesFrom = 8.5
/** The width of a line that has 36 pixels on a phone. */
const widest = 9.5

/**
 * Returns the props of the row that contains a question and its boxes, and the question's text. On narrow screens the
 * question is as large as its room allows. A line breaks at a space of the returned text, and at no other character.
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
  const lines = linesOf(sum)
  return {
    text: lines.join(' ').slice(0, -2),
    className: classNames(
      styles.question,
      hasUnits && styles.withUnits,
      isLong && styles.long,
      touch && styles.withPad,
    ),
    style: {
      '--ems': Math.max(widthOfLines(lines), boxes),
      '--lines': lines.length,
      '--row': width + boxes + 0.6,
    } as CSSProperties,
    'data-part': 'question',
  }
}

/**
 * Returns the lines of a question. They break between terms if their numbers are then large enough, or else before a
 * bracket. If the rest is still too wide, it breaks in a product, or else in a bracket.
 */
function linesOf(sum: string): readonly string[] {
  const terms = sum.split(' ')
  const line = terms.join('\u00a0')
  const two = evenLines(terms, 2)
  const width = widthOf(sum)
  if (width < linesFrom || (width <= widest && Number(two[0]) > 0)) return [line]
  const parts = line.split(/\s(?=\()/)
  const rest = parts.pop()!
  const breaks = [/\s(?=[+−×÷])(?![^(]*\))/, /\s(?=[+−])/, /\s(?=[+−×÷])/]
  const others = breaks.map((at) => [...parts, ...evenLines(rest.split(at), 2)])
  return [two, evenLines(terms, 3), ...others].find((lines) => widthOfLines(lines) <= widest) ?? others[2]!
}

/** Returns words in this number of lines, or fewer, which are as even as possible. */
function evenLines(words: readonly string[], count: number): readonly string[] {
  const line = words.join('\u00a0')
  if (count === 1) return [line]
  const splits = words.slice(1).map((_, i) => {
    return [words.slice(0, i + 1).join('\u00a0'), ...evenLines(words.slice(i + 1), count - 1)]
  })
  return splits.reduce((best, lines) => (widthOfLines(lines) < widthOfLines(best) ? lines : best), [line])
}

/** Returns the width of the longest line, in font sizes. */
const widthOfLines = (lines: readonly string[]) => Math.max(...lines.map(widthOf))

/** Returns the width of a box for an answer of this length, in font sizes (number-box.module.css). */
export const boxWidth = (maxLength: number) => 0.62 * maxLength + 1.4

/** Returns the width of a unit in font sizes, with the gap before it. */
export const unitWidth = (unit: string | undefined) => (unit ? widthOf(unit) + 0.3 : 0)

/** Returns an estimate of the width of a text in font sizes, which is never too small. */
export function widthOf(text: string): number {
  const count = (character: string | RegExp) => text.split(character).length - 1
  return 0.62 * text.length - 0.34 * count(/[\s.()]/) + 0.2 * count('m')
}
