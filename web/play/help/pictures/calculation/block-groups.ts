/** The positions of place-value blocks that stand beside each other, or lie below each other. */
import type { BlockRow, Blocks } from '#maths/solve'
import { type Block, sideOfOne } from '../../../drawings/blocks-layout.ts'
import { sum } from './paper.tsx'

/** The blocks of a number, the position of a ten apart from the others, and the position of the next one. */
interface BlockGroup {
  readonly hundreds: readonly Block[]
  readonly tens: readonly Block[]
  readonly ones: readonly Block[]
  readonly moreTen: Block
  readonly nextOne: Block
}

export interface BlockGroups {
  readonly groups: readonly BlockGroup[]
  /** The extent of all groups. */
  readonly across: number
  readonly down: number
}

export const lengthOfTen = 10 * sideOfOne

const hundredAt = (x: number, y: number): Block => ({ size: 'hundred', x, y, width: lengthOfTen, height: lengthOfTen })
const oneAt = (x: number, y: number, side = sideOfOne): Block => ({ size: 'one', x, y, width: side, height: side })

const standing = {
  step: 1.5 * sideOfOne,
  /** The gap between the tens and the ones, and between two numbers. */
  apart: 2 * sideOfOne,
  between: 5 * sideOfOne,
  onesInColumn: 5,
}

/** Returns the groups beside each other, with tens that stand and columns of five ones. */
export function standingBlocks(rows: readonly BlockRow[]): BlockGroups {
  const { step, apart, between, onesInColumn } = standing
  const tensStart = ({ hundreds = 0 }: BlockRow) => hundreds * (lengthOfTen + apart)
  const moreTenStart = (row: BlockRow) => tensStart(row) + (row.tens === 0 ? 0 : row.tens * step + apart / 2)
  const onesStart = (row: BlockRow) => {
    if (row.moreTen !== undefined) return moreTenStart(row) + step + apart
    return tensStart(row) + (row.tens === 0 ? 0 : row.tens * step + apart)
  }
  const tenAt = (x: number): Block => ({ size: 'ten', x, y: 0, width: sideOfOne, height: lengthOfTen })
  const widths = rows.map((row) => onesStart(row) + Math.ceil(row.ones / onesInColumn) * step)
  const groups = rows.map((row, group): BlockGroup => {
    const left = sum(widths.slice(0, group)) + group * between
    const tens = Array.from({ length: row.tens }, (_, i) => tenAt(left + tensStart(row) + i * step))
    const moreTen = tenAt(left + moreTenStart(row))
    const oneOf = (i: number) =>
      oneAt(
        left + onesStart(row) + Math.floor(i / onesInColumn) * step,
        lengthOfTen - sideOfOne - (i % onesInColumn) * step,
      )
    return {
      hundreds: Array.from({ length: row.hundreds ?? 0 }, (_, i) => hundredAt(left + i * (lengthOfTen + apart), 0)),
      tens: row.moreTen === 'present' ? [...tens, moreTen] : tens,
      ones: Array.from({ length: row.ones }, (_, i) => oneOf(i)),
      moreTen,
      nextOne: oneOf(0),
    }
  })
  return { groups, across: sum(widths) + (rows.length - 1) * between, down: lengthOfTen }
}

const lying = {
  /** The side of a one, which is less than a segment of a ten. Ten ones with their gaps are then as long as a ten. */
  one: 10.5,
  /** The distance between two ones, and between two bars. */
  step: { across: 11.5, down: 17 },
  /** The gap behind five ones and below five tens, which children see at once. */
  five: 6,
  /** The gap between the tens and the ones, and between two numbers. */
  apart: 8,
  between: 14,
  onesInRow: 10,
}
/** Returns how far a block is from the first one of its row or column. */
const from = (i: number, step: number) => i * step + Math.floor(i / 5) * lying.five
/** The arc of a swap is on the right of the blocks. */
const lyingWidth = lengthOfTen + 2 * sideOfOne

/** Returns the groups below each other, with tens that lie and rows of ten ones. */
export function lyingBlocks(drawing: Blocks): BlockGroups {
  const { step, apart, between, onesInRow } = lying
  const groups: BlockGroup[] = []
  let y = 0
  for (const { hundreds = 0, tens: count, ones, moreTen } of drawing.rows) {
    if (groups.length > 0) y += between
    const flats = Array.from({ length: hundreds }, (_, i) => hundredAt(0, y + i * (lengthOfTen + apart)))
    y += hundreds * (lengthOfTen + apart)
    const tenAt = (i: number): Block => ({
      size: 'ten',
      x: 0,
      y: y + from(i, step.down),
      width: lengthOfTen,
      height: sideOfOne,
    })
    const tens = Array.from({ length: count + (moreTen === 'present' ? 1 : 0) }, (_, i) => tenAt(i))
    const bars = count + (moreTen === undefined ? 0 : 1)
    const below = bars === 0 ? y : y + from(bars - 1, step.down) + step.down
    const top = bars === 0 ? y : below + apart
    const oneOf = (i: number) =>
      oneAt(from(i % onesInRow, step.across), top + Math.floor(i / onesInRow) * step.down, lying.one)
    groups.push({
      hundreds: flats,
      tens,
      ones: Array.from({ length: ones }, (_, i) => oneOf(i)),
      moreTen: tenAt(count),
      nextOne: oneOf(ones),
    })
    y = ones === 0 ? below : top + Math.ceil(ones / onesInRow) * step.down
  }
  return { groups, across: lyingWidth, down: heightOfAll(drawing) }
}

/**
 * Returns the height for all steps of a solution, so that the blocks keep their positions. Blocks that are swapped
 * keep their number, and two rows of ones are the most.
 */
function heightOfAll({ rows, of }: Blocks): number {
  const numbers = rows.map(({ hundreds = 0, tens, ones, moreTen }) => {
    return 100 * hundreds + 10 * tens + ones + (moreTen === 'present' ? 10 : 0)
  })
  const { step, apart, between } = lying
  const tens = Math.floor((of ?? sum(numbers)) / 10)
  return from(tens, step.down) + 2 * step.down + 2 * apart + between
}
