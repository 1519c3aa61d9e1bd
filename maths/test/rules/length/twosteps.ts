/** Level 3.3: lengths in two units, asked for in one of them (curriculum.md, Length 3.3). */

import type { Question } from '../../../question.ts'
import type { LevelRule } from '../level-rule.ts'
import { notTwiceRunning } from '../repeat.ts'
import { placesOf } from '../written.ts'
import { isRectangle, isRegular, sideLengths } from './outlines.ts'
import { asksIn, type Pair, pairs, readLength, readMixed } from './units.ts'

export function twoSteps(): LevelRule {
  return {
    holds: (question) => pairs.some((pair) => asksTotal(question, pair) || asksPerimeter(question, pair)),
    follows: notTwiceRunning,
  }
}

/** "1.2 m + 45 cm = ? cm" */
function asksTotal(question: Question, pair: Pair): boolean {
  const [sum = '', unit = '', ...rest] = question.text.split(' = ? ')
  const parts = sum.split(' + ')
  if (question.drawn.kind !== 'expression' || parts.length !== 2 || rest.length > 0) return false
  const lengths = readBoth(parts[0]!, parts[1]!, pair)
  return lengths !== null && asksFor(question, unit, lengths[0] + lengths[1], pair)
}

const unitByText: Readonly<Record<string, string>> = {
  'What is the perimeter in millimetres?': 'mm',
  'What is the perimeter in centimetres?': 'cm',
  'What is the perimeter in metres?': 'm',
  'What is the perimeter in kilometres?': 'km',
}

/** A rectangle with a side in each unit, or a regular shape with a side such as "1 m 20 cm". */
function asksPerimeter(question: Question, pair: Pair): boolean {
  const { drawn, text } = question
  const unit = unitByText[text]
  if (drawn.kind !== 'shape' || !unit) return false
  if (drawn.name === 'rectangle') {
    const [top, right, bottom, left] = drawn.sides
    if (!isRectangle(drawn) || !top || !right || top !== bottom || right !== left) return false
    if (drawn.equalSides || drawn.joins) return false
    const lengths = readBoth(top, right, pair)
    const drawnTo = sideLengths(drawn)
    if (!lengths?.every((length, i) => length === drawnTo[i])) return false
    return asksFor(question, unit, 2 * lengths[0] + 2 * lengths[1], pair)
  }
  if (!['triangle', 'square', 'pentagon', 'hexagon', 'octagon'].some((name) => isRegular(drawn, name))) return false
  const side = readMixed(drawn.sides.find((label) => label !== null) ?? '', pair)
  return side !== null && asksFor(question, unit, drawn.corners.length * side, pair)
}

/** Reads two lengths in the smaller unit. One is shown in each unit, with at most two places and not over 2000. */
function readBoth(first: string, second: string, pair: Pair): readonly [number, number] | null {
  const shown = [first, second].map((length) => length.split(' '))
  if (shown[0]![1] === shown[1]![1]) return null
  if (shown.some(([number = '']) => placesOf(number) > 2 || Number(number) > 2000)) return null
  const [a, b] = [readLength(first, pair), readLength(second, pair)]
  return a && b ? [a, b] : null
}

/** Returns whether the question asks for this length of at most 2000, with at most two places in the answer. */
function asksFor(question: Question, name: string, length: number, pair: Pair): boolean {
  const unit = [pair.large, pair.small].find((unit) => unit === name)
  if (!unit || length > 2000 || !asksIn(question, unit, length, pair, 2)) return false
  return question.kind === 'number' && placesOf(question.answer) <= 2
}
