import { describe, expect, it } from 'vitest'
import {
  enNZ,
  loadLevel,
  loadLevels,
  type Operation,
  operations,
  type Point,
  randomFrom,
  type Shape,
  seedFrom,
} from '#maths'
import { type Label, type LabelledShape, largestLabels, rulesOfQuestions } from './shape-labels.ts'
import { shapeLines } from './shape-lines.ts'

const levelsWithShapes = ['2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3']

/** The font size of shapes without room, and the largest one in text of the usual size, as shares of the extent. */
const [smallest, largestUsual] = [1 / 12, 1 / 8]

/** The rooms for a picture on a phone of 390 by 844 pixels: beside the button for working, and below it. */
const phoneRooms = [
  [286, 300],
  [342, 244],
] as const

const composites = ['L', 'T', 'U', 'Z', 'plus', 'steps', 'notch', 'rectanglesSideBySide', 'rectanglesStacked']
const compositeShapes = shapesOf('3.1', 6000)

/** Returns the shapes in this number of questions of one long round of a level. */
async function shapesOf(levelId: string, questions: number, operation: Operation = 'length'): Promise<Shape[]> {
  const { dealer } = (await loadLevel(operation, levelId))!
  const random = randomFrom(seedFrom('labels'))
  const shapes: Shape[] = []
  let memory: readonly number[] = []
  for (let dealt = 0; dealt < questions; dealt++) {
    const { question, memory: next } = dealer.deal(random, memory)
    memory = next
    if (question.drawn.kind === 'shape') shapes.push(question.drawn)
  }
  return shapes
}

function labelled({ corners, joins, sides }: Shape): LabelledShape {
  return { corners, sides: sides.map((side) => side && enNZ.quantity(side)), ...(joins && { joins }) }
}

function expectClearLabels(shapes: readonly Shape[], labelScale = 1) {
  const faulty = shapes.map(labelled).filter((shape) => faults(shape, labelScale).length > 0)
  expect(faulty.slice(0, 3).map((shape) => [shape, faults(shape, labelScale)])).toEqual([])
}

/** Returns the faults of the labels, found by walking along the lines of the shape. Shares no code with the layout. */
function faults(shape: LabelledShape, labelScale: number): string[] {
  const { labels, size } = largestLabels(shape, rulesOfQuestions(labelScale))
  const em = size * Math.max(...[0, 1].map((axis) => spread(shape.corners.map((corner) => corner[axis]!))))
  const sides = shape.corners.map((corner, i) => [corner, shape.corners.at(i + 1 - shape.corners.length)!] as const)
  const lines = [...sides, ...(shape.joins ?? [])]
  const points = lines.map(pointsOf)
  const found: string[] = []
  labels.forEach((label, i) => {
    if ((shape.sides[i] ?? null) !== (label?.text ?? null)) found.push(`side ${i} is labelled ${label?.text}`)
    if (!label) return
    for (const line of points) {
      // A line is at most a quarter of a font size thick.
      const nearest = Math.min(...line.map((point) => distance(label, point)))
      if (nearest < 0.15 * em) found.push(`${label.text} at side ${i} touches a line`)
    }
    const { leader } = label
    const own = Math.min(...points[i]!.map((point) => distance(label, point)))
    if (leader) {
      const [start, end] = leader
      const fromSide = Math.min(...points[i]!.map((point) => apart(point, start)))
      if (fromSide > 0.2 * em) found.push(`the line to ${label.text} does not start at side ${i}`)
      if (distance(label, end) > 0.3 * em) found.push(`the line to ${label.text} does not reach it`)
      const fromMiddle = Math.min(...points[i]!.slice(20, 41).map((point) => apart(point, start)))
      if (labelScale >= 1.5 && fromMiddle > 0.1 * em) found.push(`the line to ${label.text} starts near a corner`)
      for (const other of labels.slice(i + 1)) {
        if (!other?.leader) continue
        const [one, two] = [pointsOf(leader), pointsOf(other.leader)]
        const nearest = Math.min(...one.flatMap((point) => two.map((to) => apart(point, to))))
        if (nearest < 0.2 * em) found.push(`the lines to ${label.text} and ${other.text} cross`)
      }
    } else {
      if (own > 0.6 * em) found.push(`${label.text} is far from side ${i}`)
      sides.forEach((_, other) => {
        // A neighbouring side begins where this side ends, which a label can be as near to.
        const near = points[other]!.filter((point) => sides[i]!.every((end) => apart(point, end) > 0.25 * em))
        if (size > smallest && other !== i && Math.min(...near.map((point) => distance(label, point))) <= own) {
          found.push(`${label.text} is as near to side ${other} as to side ${i}`)
        }
      })
    }
    labels.slice(i + 1).forEach((other) => {
      if (other && gapBetween(label, other) < 0.15 * em) found.push(`${label.text} touches ${other.text}`)
      const room = size > largestUsual ? 0.85 : 0.5
      if (other && size > smallest && isListed(label, other, room * em))
        found.push(`${label.text} is close above ${other.text}`)
    })
  })
  return found
}

/** Returns whether two labels are so close below each other that they read as a list beside one side. */
function isListed(one: Label, other: Label, room: number): boolean {
  const across = Math.abs(one.centre[0] - other.centre[0]) - (one.width + other.width) / 2
  const down = Math.abs(one.centre[1] - other.centre[1]) - (one.height + other.height) / 2
  return across < 0 && down < room
}

function apart([x, y]: Point, [toX, toY]: Point): number {
  return Math.hypot(x - toX, y - toY)
}

function pointsOf([[x, y], [toX, toY]]: readonly [Point, Point]): Point[] {
  return Array.from({ length: 61 }, (_, i) => [x + ((toX - x) * i) / 60, y + ((toY - y) * i) / 60])
}

function distance({ centre, width, height }: Label, [x, y]: Point): number {
  return Math.hypot(Math.max(0, Math.abs(x - centre[0]) - width / 2), Math.max(0, Math.abs(y - centre[1]) - height / 2))
}

function gapBetween(a: Label, b: Label): number {
  return Math.hypot(
    Math.max(0, Math.abs(a.centre[0] - b.centre[0]) - (a.width + b.width) / 2),
    Math.max(0, Math.abs(a.centre[1] - b.centre[1]) - (a.height + b.height) / 2),
  )
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

// The layout of 1,000 composite shapes takes a busy machine half a minute.
describe('the labels of shapes in Length', { timeout: 180_000 }, () => {
  it.each(levelsWithShapes)(
    'the labels of Length %s touch no side and no other label in 1,000 questions',
    async (levelId) => {
      const shapes = (await shapesOf(levelId, 3000)).slice(0, 1000)
      expect(shapes).toHaveLength(1000)
      expectClearLabels(shapes)
    },
  )

  it.each(composites)('the labels of the composite shape %s touch no side and no other label', async (name) => {
    const shapes = (await compositeShapes).filter((shape) => shape.name === name)
    expect(shapes.length).toBeGreaterThanOrEqual(600)
    expectClearLabels(shapes)
  })

  it.each(levelsWithShapes)('almost every label of Length %s has 18 pixels on a phone', async (levelId) => {
    const shapes = (await shapesOf(levelId, 3000)).slice(0, 1000)
    const sizes = shapes.map((shape) => {
      const { fontSize, room } = shapeLines(shape, enNZ.quantity)
      return (
        fontSize * Math.max(...phoneRooms.map(([width, height]) => Math.min(width / room.width, height / room.height)))
      )
    })
    expect(sizes.filter((size) => size < 18).length).toBeLessThanOrEqual(10)
    expect(Math.min(...sizes)).toBeGreaterThan(16)
  })

  it.each(levelsWithShapes)('the labels of Length %s touch no side and no other label in enlarged text', async (id) => {
    const shapes = (await shapesOf(id, 300)).slice(0, 100)
    for (const labelScale of [1.28, 1.5, 2.83]) expectClearLabels(shapes, labelScale)
  })

  it('most composite shapes on a phone have lengths of 1.3 times their size with text of 200 %', async () => {
    const shapes = (await compositeShapes).slice(0, 120)
    const grown = shapes.filter((shape) => {
      const sizeIn = (labelScale: number, rooms: readonly (readonly [number, number])[]) => {
        const { fontSize, room } = shapeLines(shape, enNZ.quantity, labelScale)
        return (
          fontSize * Math.max(...rooms.map(([width, height]) => Math.min(width / room.width, height / room.height)))
        )
      }
      return sizeIn(2 ** 1.5, [[366, 560]]) >= 1.3 * sizeIn(1, phoneRooms)
    })
    expect(grown.length / shapes.length).toBeGreaterThan(0.55)
  })

  it('almost every label of a composite shape is twice as far from any other side as from its own', async () => {
    const shapes = (await compositeShapes).slice(0, 300).map(labelled)
    const farEnough = shapes.flatMap((shape) => {
      const { labels, size } = largestLabels(shape)
      const em = size * Math.max(...[0, 1].map((axis) => spread(shape.corners.map((corner) => corner[axis]!))))
      const sides = shape.corners.map((corner, i) => pointsOf([corner, shape.corners.at(i + 1 - labels.length)!]))
      return labels.flatMap((label, i) => {
        if (!label || label.leader) return []
        const others = sides.filter((_, other) => other !== i).flat()
        // A neighbouring side begins where this side ends.
        const ends = [sides[i]!.at(0)!, sides[i]!.at(-1)!]
        const far = others.filter((point) => ends.every((end) => apart(point, end) > 0.5 * em))
        return [Math.min(...far.map((point) => distance(label, point))) > 0.7 * em]
      })
    })
    expect(farEnough.filter((far) => far).length / farEnough.length).toBeGreaterThan(0.95)
  })

  it('a length in a narrow notch is inside, where no other side is near', () => {
    const shape: LabelledShape = {
      corners: [
        [0, 0],
        [16, 0],
        [16, 5],
        [7, 5],
        [7, 11],
        [16, 11],
        [16, 17],
        [0, 17],
      ],
      sides: ['16 cm', '5 cm', '9 cm', '6 cm', '9 cm', '6 cm', '16 cm', '17 cm'],
    }
    const inNotch = largestLabels(shape).labels[3]!
    expect(inNotch.centre[0]).toBeLessThan(7)
  })

  it('a label is outside its side if nothing is in the way', () => {
    const shape: LabelledShape = {
      corners: [
        [0, 0],
        [24, 0],
        [24, 12],
        [0, 12],
      ],
      sides: ['24 cm', null, '24 cm', '12 cm'],
    }
    const [top, right, bottom, left] = largestLabels(shape).labels
    expect(right).toBeNull()
    expect([top!.centre[0], bottom!.centre[0], left!.centre[1]]).toEqual([12, 12, 6])
    expect(top!.centre[1]).toBeLessThan(0)
    expect(bottom!.centre[1]).toBeGreaterThan(12)
    expect(left!.centre[0]).toBeLessThan(0)
  })

  it('a label is on the same side of its line in either order of the corners', () => {
    const corners: Point[] = [
      [0, 0],
      [6, 0],
      [6, 5],
      [15, 5],
      [15, 11],
      [0, 11],
    ]
    const sides = ['6 cm', '5 cm', '9 cm', '6 cm', '15 cm', '11 cm']
    const there = largestLabels({ corners, sides }).labels
    const back = largestLabels({
      corners: corners.toReversed(),
      sides: [...sides.slice(0, 5).reverse(), '11 cm'],
    }).labels
    const outside = ({ centre }: Label) => centre.join().startsWith('-')
    expect(outside(there[5]!)).toBe(true)
    expect(outside(back[5]!)).toBe(true)
  })

  it('the list of tested levels contains every level that draws shapes', async () => {
    const levels = (await Promise.all(operations.map(loadLevels))).flat()
    const found: string[] = []
    for (const { operation, id } of levels) {
      if ((await shapesOf(id, 100, operation)).length > 0) found.push(`${operation} ${id}`)
    }
    expect(found).toEqual(levelsWithShapes.map((id) => `length ${id}`))
  })
})
