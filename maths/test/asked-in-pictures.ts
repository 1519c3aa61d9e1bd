/**
 * Finds the number that the picture of a step leaves open, by itself: from the hops, boxes, squares and things that it
 * draws. The words of a step and its picture have to ask for the same number.
 */
import type { Point } from '../drawing.ts'
import { sizeByUnit } from '../quantity.ts'
import type { Columns, ShortDivision, StepDrawing } from '../solve/drawings/drawing.ts'
import type { Hop } from '../solve/drawings/hop.ts'
import type { UnitLines, WalkedShape } from '../solve/drawings/length-drawing.ts'
import type { Says, StepQuestion } from '../solve/solution.ts'
import { isSame, numberOf } from './said-equations.ts'

/** Returns whether a picture asks for what the question of its step asks. A picture that asks nothing agrees. */
export function asksTheSame(drawing: StepDrawing, asks: StepQuestion): boolean {
  return openNumber(drawing, asks) && openHops(drawing, asks)
}

/** Returns whether a picture has as many dotted hops as the child counts, where the words ask for hops. */
export function hasItsHops(says: Says, drawings: readonly StepDrawing[], { expects }: StepQuestion): boolean {
  const asksForHops = says.some(({ kind }) => hopPhrases.includes(kind))
  const dotted = drawings.flatMap(hopsIn).filter(({ state }) => state === 'next')
  return !asksForHops || String(dotted.length) === expects.answer
}

/** The phrases whose answer is a number of hops. */
const hopPhrases: readonly string[] = ['hopsBetween', 'hopsToIt', 'toTen', 'howManyMoreOf', 'hopInTo']

function openNumber(drawing: StepDrawing, { ask, expects }: StepQuestion): boolean {
  const answer = Number(expects.answer)
  switch (drawing.kind) {
    case 'columns':
      return drawing.asked === null || columnResults(drawing).some((result) => isSame(result, answer))
    case 'areaModel': {
      const [across, down] = drawing.framed ?? [0, 0]
      return isSame(drawing.across[across]! * drawing.down[down]!, answer)
    }
    case 'shortDivision':
      return drawing.asked === null || isDividedHere(drawing, { ask, expects })
    case 'rows': {
      const digit = Math.floor(drawing.bottom / 10 ** drawing.tinted!) % 10
      return isSame(drawing.top * digit * 10 ** drawing.tinted!, answer)
    }
    case 'dotArray':
      return (drawing.away ? drawing.dark : drawing.rows) * drawing.size === answer
    case 'equalGroups':
      return drawing.groups * drawing.size === answer
    case 'countedFlock':
    case 'dotCard':
      return drawing.places.length === answer
    case 'countedSpans':
      return drawing.count === answer
    case 'rowsOfFive':
      return ask.kind !== 'countGroup' || drawing.groups.find(({ counted }) => !counted)?.count === answer
    case 'rulerHops':
      return drawing.to - drawing.from === answer
    case 'wordStrip':
      return drawing.tinted === answer
    case 'numberCards':
      return drawing.cards.reduce((sum, card) => sum + card) === answer
    case 'walkedShape':
      return drawing.line ? drawing.line.hops.at(-1)!.to === answer : sideOrCount(drawing, { ask, expects })
    case 'unitLines':
      return isMarked(drawing, { ask, expects })
    default:
      return true
  }
}

/** Returns what a column gives, and the digit that stays there if the rest is carried. */
function columnResults(drawing: Columns): readonly number[] {
  const [result, { columns, asked }] = [columnResult(drawing), drawing]
  const isCarried = asked!.row === 'result' && columns.some(({ place }) => place > asked!.place)
  return isCarried ? [result, result % 10] : [result]
}

function columnResult({ operator, columns, asked }: Columns): number {
  const { top, bottom, swapped, carried } = columns.find(({ place }) => place === asked!.place)!
  const upper = swapped.at(-1) ?? top ?? 0
  const isSwapped = columns.some((column) => column.place === asked!.place - 1 && column.swapped.length > 0)
  if (asked!.row === 'top') return isSwapped ? upper - 1 : upper + 10
  switch (operator) {
    case '+':
      return upper + (bottom ?? 0) + (carried ?? 0)
    case '−':
      return upper - (bottom ?? 0)
    case '×':
      return upper * columns.at(-1)!.bottom! + (carried ?? 0)
    case '÷':
      throw new Error('a division has a frame')
  }
}

function isDividedHere({ divisor, digits, carried, tinted, highest }: ShortDivision, asks: StepQuestion): boolean {
  const [from, to] = tinted!.map((place) => highest - place) as [number, number]
  const divided = Number([carried[from] ?? '', ...digits.slice(from, to + 1)].join(''))
  const rest = divided % divisor
  const { ask, expects } = asks
  if (ask.kind === 'fits') return ask.size === divisor && [divided, divided - rest].includes(ask.into)
  if (ask.kind === 'each') return ask.count === divided && ask.by === divisor && ask.place === tinted!.at(-1)
  return Number(expects.answer) === rest
}

/** A shape without a line asks for the number of its sides or for the dashed one that is compared. */
function sideOrCount({ corners, sides, tinted }: WalkedShape, { ask, expects }: StepQuestion): boolean {
  if (ask.kind === 'count') return corners.length === Number(expects.answer)
  const dashed = tinted.find((i) => sides[i]!.state === 'hidden')!
  const [[x, y], [toX, toY]] = [corners[dashed]!, corners[(dashed + 1) % corners.length]!] as readonly [Point, Point]
  return isSame(Math.abs(toX - x) + Math.abs(toY - y), Number(expects.answer))
}

/** The asked number of a unit is that of its tick, or of the last hop where the words speak only of the rest. */
function isMarked({ marks, large, small, hops }: UnitLines, { expects }: StepQuestion): boolean {
  const mark = marks.find((each) => each.large === 'asked' || each.small === 'asked')!
  const size = mark.large === 'asked' ? sizeByUnit[large] / sizeByUnit[small] : 1
  const { from = 0 } = hops.find(({ state }) => state === 'next') ?? {}
  return [mark.at, mark.at - from].some((value) => isSame(value / size, Number(expects.answer)))
}

function hopsIn(drawing: StepDrawing): readonly Hop[] {
  if (drawing.kind === 'walkedShape') return drawing.line?.hops ?? []
  return drawing.kind === 'numberLine' ? drawing.hops : []
}

/** Returns whether the dotted hops start where the question of the step starts, and end where it ends. */
function openHops(drawing: StepDrawing, { ask, expects }: StepQuestion): boolean {
  const hops = hopsIn(drawing)
  const dotted = hops.filter(({ state }) => state === 'next')
  if (dotted.length === 0) return true
  const [{ from }, { to }] = [dotted[0]!, dotted.at(-1)!]
  const answer = Number(expects.answer)
  switch (ask.kind) {
    case 'calculation': {
      const { operator, left, right } = ask.expression
      const [a, b] = [numberOf(left), numberOf(right)]
      // Several groups are a hop each. A double may have its first group behind it.
      if (operator === '×') return isSame(to, answer) && dotted.every((hop) => isSame(hop.to - hop.from, b))
      const way = operator === '−' ? -1 : 1
      // Hops of one may have their first hop behind them. If only the ones are asked, the tens are left out.
      const starts = [from, ...(hops[0]!.state === 'done' ? [hops[0]!.from] : [])]
      return starts.some((start) => isSame(to - start, way * b) && (isSame(start, a) || isSame(start % 10, a % 10)))
    }
    case 'missingPart':
    case 'missingTaken': {
      const [start, end] = ask.kind === 'missingPart' ? [ask.part, ask.whole] : [ask.from, ask.left]
      const scale = drawing.kind === 'numberLine' ? drawing.tick : 1
      // Tens are counted from 22 to 82 too, because the ones stay.
      return [1, scale].some((size) => {
        const stays = size > 1 ? from % size : 0
        return isSame(from - stays, start * size) && isSame(to - stays, end * size)
      })
    }
    case 'fits':
      return isSame(to - from, ask.into)
    case 'beside':
      return to === answer
    default:
      return true
  }
}
