/** Animals on a meadow of cells: in rows of five, or loosely, one to a cell and a little off its middle. */
import { type Animal, animals, type Point } from '../../drawing.ts'
import type { Random } from '../../random.ts'

/** Side of a cell in animal widths. An animal stands at most a quarter off the middle: two are 1 apart or more. */
const side = 1.5
const farthest = 0.25
const stepsOff = 5
const inRow = 5

export interface Meadow {
  /** Places by cell and by how far off its middle. */
  readonly places: readonly (readonly Point[])[]
  /** By count: the animals in rows. */
  readonly rows: readonly (readonly Point[])[]
}

/** @param most animals; the cells are a few more. */
export function meadowFor(most: number): Meadow {
  const columns = most > 10 ? 6 : 5
  const cells = Array.from({ length: columns * Math.ceil((most * 1.2) / columns) }, (_, cell) => cell)
  const offs = Array.from({ length: stepsOff * stepsOff }, (_, i) => [i % stepsOff, Math.floor(i / stepsOff)] as const)
  const middle = (at: number) => (at + 0.5) * side
  const off = (steps: number) => (steps * 2 * farthest) / (stepsOff - 1) - farthest
  return {
    places: cells.map((cell) =>
      offs.map(([x, y]) => [middle(cell % columns) + off(x), middle(Math.floor(cell / columns)) + off(y)] as const),
    ),
    rows: Array.from({ length: most + 1 }, (_, count) =>
      Array.from({ length: count }, (_, i) => [middle(i % inRow), middle(Math.floor(i / inRow))] as const),
    ),
  }
}

export function drawAnimal(random: Random): Animal {
  return animals[random.integer(0, animals.length - 1)]!
}

/** In rows or loosely, each as often. */
export function drawPlaces(random: Random, { places, rows }: Meadow, count: number): readonly Point[] {
  if (random.integer(0, 1) === 0) return rows[count]!
  const drawn: Point[] = []
  // Each cell is taken with the chance that leaves every choice of cells equally likely.
  for (let cell = 0; drawn.length < count; cell++) {
    const left = places.length - cell
    if (random.integer(1, left) > count - drawn.length) continue
    drawn.push(places[cell]![random.integer(0, stepsOff * stepsOff - 1)]!)
  }
  return drawn
}
