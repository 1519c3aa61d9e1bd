import type { Point } from '../../../drawing.ts'
import type { Unit } from '../../../quantity.ts'
import type {
  LengthDrawing,
  UnitLines,
  UnitMark,
  WalkedShape,
  WalkLine,
} from '../../../solve/drawings/length-drawing.ts'
import { writeQuantity } from '../../expression.ts'
import { type Descriptions, joinSentences } from '../../sentences.ts'
import { nameByObject, nameByUnit } from '../names.ts'
import { capital, list } from './places.ts'

export const lengthDescriptions: Descriptions<LengthDrawing> = {
  comparedBars: ({ bars, line, chosen }) =>
    joinSentences(
      // A listener compares the ends by their numbers, in tens of units as in the question.
      ...bars.map(({ label, length }) => `${label}: a bar about ${Math.round(length / 10)} long.`),
      line === 'starts' ? 'A line goes through their starts.' : 'A line goes down from each end.',
      chosen === null ? '' : `${chosen} is tinted.`,
    ),
  countedSpans: ({ span, object, counted }) =>
    joinSentences(
      `A ${nameByObject[object]} with ${span} spans below it from end to end.`,
      counted === 0 ? '' : `${counted} ${counted === 1 ? 'hop' : 'hops'} from the start.`,
    ),
  rulerHops: ({ object, from, to, longest, marked, hops }) =>
    joinSentences(
      `A ruler from 0 to ${longest} centimetres, with a ${nameByObject[object]} above it.`,
      marked.includes('start') ? `A line leads from its start to ${from}.` : '',
      marked.includes('end') ? `A line leads from its end to ${to}.` : '',
      hops === 0 ? '' : `${hops} ${hops === 1 ? 'hop' : 'hops'} of one centimetre from start to end.`,
    ),
  walkedShape: describeWalk,
  unitLines: describeUnits,
}

function describeWalk({ corners, sides, tinted, walked, grid, line }: WalkedShape): string {
  return joinSentences(
    describeShape(corners, sides, grid),
    tinted.length === 0 ? '' : `Tinted: ${list(tinted.map((i) => describeSide(sides[i]!)))}.`,
    walked === 0
      ? 'The ball is at the first corner.'
      : walked === sides.length
        ? 'The ball is back at the first corner.'
        : `The ball has walked ${walked === 1 ? 'one side' : `${walked} sides`}.`,
    line ? describeLine(line) : '',
  )
}

function describeLine({ hops, written, unknown, groups }: WalkLine): string {
  const sizes = hops.map(({ label }) => String(label))
  const counted = groups.map((group) => `${group.hops} hops of ${group.size}`)
  return joinSentences(
    `On a line from 0, ${counted.length === 0 ? `hops of ${list(sizes)}` : list(counted)}.`,
    written.length === 0 ? '' : `They end at ${list(written.map(String))}.`,
    unknown === null ? '' : 'The last one ends at a number to find.',
  )
}

function describeShape(corners: readonly Point[], sides: WalkedShape['sides'], grid: boolean): string {
  if (grid) return 'A rectangle on a grid of centimetre squares.'
  const equal = sides.some(({ length, state }) => length === null && state === 'marked')
  if (equal) return `A shape with equal sides. One is ${describeSide(sides.find(({ length }) => length !== null)!)}.`
  return `A shape from its first corner round: ${list(sides.map((side, i) => `${way(corners, i)} ${describeSide(side)}`))}.`
}

function describeSide({ length, state }: WalkedShape['sides'][number]): string {
  if (length === null) return 'a dashed side'
  return state === 'found' ? `${writeQuantity(length)} (found)` : writeQuantity(length)
}

/** Returns the direction of a side of a shape whose sides run across and down, or "then" for any other side. */
function way(corners: readonly Point[], i: number): string {
  const [[x, y], [nextX, nextY]] = [corners[i]!, corners[(i + 1) % corners.length]!]
  if (nextY === y) return nextX > x ? 'right' : 'left'
  if (nextX === x) return nextY > y ? 'down' : 'up'
  return 'then'
}

function describeUnits({ large, small, marks, hops, hopUnit }: UnitLines): string {
  const measured = (value: UnitMark['large'], unit: Unit) =>
    value === null ? null : value === 'asked' ? `a number in ${nameByUnit[unit]} to find` : `${value} ${unit}`
  return joinSentences(
    `Two number lines, ${nameByUnit[large]} above and ${nameByUnit[small]} below.`,
    ...marks
      .filter(({ at }) => at > 0)
      .map((mark) => {
        const both = [measured(mark.large, large), measured(mark.small, small)].filter((text) => text !== null)
        return `${capital(both.join(' over '))}.`
      }),
    describeHops(hops, hopUnit),
  )
}

/** Returns the hops in words. Hops of the same length are counted. */
function describeHops(hops: UnitLines['hops'], unit: Unit): string {
  const next = hops.filter(({ state }) => state === 'next')
  const done = hops.filter(({ state }) => state === 'done')
  const labels = [...new Set(done.map(({ label }) => label))]
  const counted = labels.map((label) => {
    const count = done.filter((hop) => hop.label === label).length
    const length = label === null ? '' : ` of ${label} ${unit}`
    return count === 1 ? `a hop${length}` : `${count} hops${length}`
  })
  return joinSentences(
    counted.length === 0 ? '' : `${capital(list(counted))}.`,
    next.length === 0 ? '' : next.length === 1 ? 'A dotted hop leads to the end.' : 'Dotted hops lead to the end.',
  )
}
