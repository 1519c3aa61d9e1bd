import { describe, expect, it } from 'vitest'
import type { Place, Shape } from './drawing.ts'
import { type Label, labelSize, placeLabels } from './labels.ts'
import { composite, compositeNames } from './levels/length/composite.ts'
import { length } from './levels/length.ts'
import { loadLevel } from './load.ts'
import { randomFrom, seedFrom } from './random.ts'
import { dealFrom } from './test/deal.ts'

const levelsWithShapes = ['2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3']

async function shapesOf(levelId: string): Promise<Shape[]> {
  const level = await loadLevel('length', levelId)
  const questions = dealFrom(level!, 3000, 'labels').flatMap(({ drawn }) => (drawn.kind === 'shape' ? [drawn] : []))
  return questions.slice(0, 1000)
}

/** What is wrong with the labels of a shape, found by walking along its lines: shares nothing with the placing. */
function faults(shape: Shape): string[] {
  const labels = placeLabels(shape)
  const em = labelSize * Math.max(...[0, 1].map((axis) => spread(shape.corners.map((corner) => corner[axis]!))))
  const lines = [
    ...shape.corners.map((corner, i) => [corner, shape.corners.at(i + 1 - shape.corners.length)!] as const),
    ...(shape.joins ?? []),
  ]
  const points = lines.map(pointsOf)
  const found: string[] = []
  labels.forEach((label, i) => {
    if ((shape.sides[i] ?? null) !== (label?.text ?? null)) found.push(`side ${i} is labelled ${label?.text}`)
    if (!label) return
    for (const along of points) {
      // The line is about a quarter of a font size thick.
      const nearest = Math.min(...along.map((point) => distance(label, point)))
      if (nearest < 0.15 * em) found.push(`${label.text} at side ${i} touches a line`)
    }
    const own = Math.min(...points[i]!.map((point) => distance(label, point)))
    if (own > 0.6 * em) found.push(`${label.text} is far from side ${i}`)
    labels.slice(i + 1).forEach((other) => {
      if (other && apart(label, other) < 0.15 * em) found.push(`${label.text} touches ${other.text}`)
    })
  })
  return found
}

function pointsOf([[x, y], [toX, toY]]: readonly [Place, Place]): Place[] {
  return Array.from({ length: 61 }, (_, i) => [x + ((toX - x) * i) / 60, y + ((toY - y) * i) / 60])
}

function distance({ centre, width, height }: Label, [x, y]: Place): number {
  return Math.hypot(Math.max(0, Math.abs(x - centre[0]) - width / 2), Math.max(0, Math.abs(y - centre[1]) - height / 2))
}

function apart(a: Label, b: Label): number {
  return Math.hypot(
    Math.max(0, Math.abs(a.centre[0] - b.centre[0]) - (a.width + b.width) / 2),
    Math.max(0, Math.abs(a.centre[1] - b.centre[1]) - (a.height + b.height) / 2),
  )
}

function spread(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

describe('the labels of shapes in length', () => {
  it.each(levelsWithShapes)('touch no side and no other label in 1,000 questions of %s', async (levelId) => {
    const shapes = await shapesOf(levelId)
    expect(shapes).toHaveLength(1000)
    const faulty = shapes.filter((shape) => faults(shape).length > 0)
    expect(faulty.slice(0, 3).map((shape) => [shape, faults(shape)])).toEqual([])
  })

  it.each(compositeNames.map((name, at) => [name, at] as const))(
    'touch no side and no other label in 1,000 shapes: %s',
    (_, at) => {
      const random = randomFrom(seedFrom('every shape'))
      const shapes = Array.from({ length: 1000 }, () => composite(random, at).shape)
      const faulty = shapes.filter((shape) => faults(shape).length > 0)
      expect(faulty.slice(0, 3).map((shape) => [shape, faults(shape)])).toEqual([])
    },
  )

  it('stand outside where nothing is in the way', () => {
    const shape: Shape = {
      name: 'rectangle',
      corners: [
        [0, 0],
        [24, 0],
        [24, 12],
        [0, 12],
      ],
      sides: ['24 cm', null, '24 cm', '12 cm'],
    }
    const [top, right, bottom, left] = placeLabels(shape)
    expect(right).toBeNull()
    expect([top!.centre[0], bottom!.centre[0], left!.centre[1]]).toEqual([12, 12, 6])
    expect(top!.centre[1]).toBeLessThan(0)
    expect(bottom!.centre[1]).toBeGreaterThan(12)
    expect(left!.centre[0]).toBeLessThan(0)
  })

  it('stand where they stand whichever way round the corners are told', () => {
    const corners: Place[] = [
      [0, 0],
      [6, 0],
      [6, 5],
      [15, 5],
      [15, 11],
      [0, 11],
    ]
    const sides = ['6 cm', '5 cm', '9 cm', '6 cm', '15 cm', '11 cm']
    const there = placeLabels({ name: 'L', corners, sides })
    const back = placeLabels({
      name: 'L',
      corners: corners.toReversed(),
      sides: [...sides.slice(0, 5).reverse(), '11 cm'],
    })
    const outside = ({ centre }: Label) => centre.join().startsWith('-')
    expect(outside(there[5]!)).toBe(true)
    expect(outside(back[5]!)).toBe(true)
  })

  it('are placed for every level with shapes', () => {
    expect(Object.keys(length)).toEqual(expect.arrayContaining(levelsWithShapes))
  })
})
