/** Animals on a meadow of square cells: in rows of five, or loosely with one in a cell and a little off its middle. */
import { type Animal, animals, type Point } from '../../../drawing.ts'
import type { Random } from '../../../random.ts'

/**
 * The side of a cell in animal widths. An animal is at most a quarter off the middle of its cell, so two animals are at
 * least 1 apart.
 */
const side = 1.5
const largestOffset = 0.25
const offsetSteps = 5
const rowLength = 5

export interface Meadow {
  /** The points of each cell: its middle with each offset. */
  readonly pointsByCell: readonly (readonly Point[])[]
  /** The points of animals in rows, by their number. */
  readonly rows: readonly (readonly Point[])[]
}

/**
 * Returns a meadow with a few more cells than animals.
 *
 * @param most the most animals
 */
export function meadowFor(most: number): Meadow {
  const columns = most > 10 ? 6 : 5
  const cells = Array.from({ length: columns * Math.ceil((most * 1.2) / columns) }, (_, cell) => cell)
  const offsets = Array.from(
    { length: offsetSteps * offsetSteps },
    (_, i) => [i % offsetSteps, Math.floor(i / offsetSteps)] as const,
  )
  const middle = (cell: number) => (cell + 0.5) * side
  const offset = (steps: number) => (steps * 2 * largestOffset) / (offsetSteps - 1) - largestOffset
  return {
    pointsByCell: cells.map((cell) =>
      offsets.map(
        ([x, y]) => [middle(cell % columns) + offset(x), middle(Math.floor(cell / columns)) + offset(y)] as const,
      ),
    ),
    rows: Array.from({ length: most + 1 }, (_, count) =>
      Array.from({ length: count }, (_, i) => [middle(i % rowLength), middle(Math.floor(i / rowLength))] as const),
    ),
  }
}

export function drawAnimal(random: Random): Animal {
  return animals[random.integer(0, animals.length - 1)]!
}

/** Draws the points of animals, in rows or loosely. Both are equally likely. */
export function drawPoints(random: Random, { pointsByCell, rows }: Meadow, count: number): readonly Point[] {
  if (random.integer(0, 1) === 0) return rows[count]!
  const drawn: Point[] = []
  // With this chance for each cell, every choice of cells is equally likely.
  for (let cell = 0; drawn.length < count; cell++) {
    const left = pointsByCell.length - cell
    if (random.integer(1, left) > count - drawn.length) continue
    drawn.push(pointsByCell[cell]![random.integer(0, offsetSteps * offsetSteps - 1)]!)
  }
  return drawn
}
