import type { Unit } from '../../../ask.ts'
import type { Point } from '../../../drawing.ts'
import type { LengthDrawing, UnitLines, WalkedShape } from '../../../solve/drawings/length-drawing.ts'
import { writeLength } from '../../expression.ts'
import { nameByObject, nameByUnit } from '../names.ts'
import { sentences } from './calculation-descriptions.ts'
import type { Descriptions } from './descriptions.ts'
import { capital, list } from './places.ts'

export const lengthDescriptions: Descriptions<LengthDrawing> = {
  comparedBars: ({ bars, line, chosen }) =>
    sentences(
      // A listener compares the ends by their numbers, in tens of units as in the question.
      ...bars.map(({ label, length }) => `${label}: a bar about ${Math.round(length / 10)} long.`),
      line === 'starts' ? 'A line goes through their starts.' : 'A line goes down from each end.',
      chosen === null ? '' : `${chosen} is tinted.`,
    ),
  countedSpans: ({ span, object, counted }) =>
    sentences(
      `A ${nameByObject[object]} with ${span} spans below it from end to end.`,
      counted === 0 ? '' : `${counted} ${counted === 1 ? 'is' : 'are'} counted from the start.`,
    ),
  rulerHops: ({ object, from, to, longest, marked, hops }) =>
    sentences(
      `A ruler from 0 to ${longest} centimetres, with a ${nameByObject[object]} above it.`,
      marked.includes('start') ? `A line leads from its start to ${from}.` : '',
      marked.includes('end') ? `A line leads from its end to ${to}.` : '',
      hops === 0 ? '' : `${hops} ${hops === 1 ? 'hop' : 'hops'} of one centimetre from start to end.`,
    ),
  walkedShape: describeWalk,
  unitLines: describeUnits,
}

function describeWalk({ corners, sides, tinted, walked, grid }: WalkedShape): string {
  return sentences(
    describeShape(corners, sides, grid),
    tinted.length === 0 ? '' : `Tinted: ${list(tinted.map((i) => describeSide(sides[i]!)))}.`,
    walked === 0
      ? 'The ball is at the first corner.'
      : walked === sides.length
        ? 'The ball is back at the first corner.'
        : `The ball has walked ${walked === 1 ? 'one side' : `${walked} sides`}.`,
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
  return state === 'found' ? `${writeLength(length)} (found)` : writeLength(length)
}

/** Returns the direction of a side of a shape whose sides run across and down, or "then" for any other side. */
function way(corners: readonly Point[], i: number): string {
  const [[x, y], [nextX, nextY]] = [corners[i]!, corners[(i + 1) % corners.length]!]
  if (nextY === y) return nextX > x ? 'right' : 'left'
  if (nextX === x) return nextY > y ? 'down' : 'up'
  return 'then'
}

function describeUnits({ large, small, marks, hops }: UnitLines): string {
  const measured = (value: number | null, unit: Unit) =>
    value === null ? `no number in ${nameByUnit[unit]}` : `${value} ${unit}`
  return sentences(
    `Two number lines, ${nameByUnit[large]} above and ${nameByUnit[small]} below.`,
    ...marks
      .filter(({ at }) => at > 0)
      .map((mark) => `${capital(measured(mark.large, large))} over ${measured(mark.small, small)}.`),
    ...hops.map(({ from, to, state }) =>
      state === 'done' ? `A hop of ${to - from} ${small}.` : 'A dotted hop leads to the end.',
    ),
  )
}
