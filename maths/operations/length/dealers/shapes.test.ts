import { describe, expect, it } from 'vitest'
import type { Point } from '../../../drawing.ts'
import { randomFrom, seedFrom } from '../../../random.ts'
import { isRectilinear, turnsOf } from '../test/outlines.ts'
import { composite, compositeNames, longestPerimeter } from './composite-outlines.ts'
import { pairs } from './pairs.ts'
import { rectangleCorners, regularShape, regularShapes } from './polygons.ts'
import { inBothUnits, mixedLength, mixedLengths } from './units.ts'

function sidesOf(corners: readonly Point[]): number[] {
  return corners.map(([x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return Math.hypot(nextX - x, nextY - y)
  })
}

/** Twice the area, above 0 if the corners run clockwise on a screen. */
function twiceTheArea(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = corners[(i + 1) % corners.length]!
    return sum + x * nextY - nextX * y
  }, 0)
}

describe('composite shapes', () => {
  const random = randomFrom(seedFrom('composite'))

  it.each(compositeNames.map((name, at) => [name, at] as const))(
    'the shape %s is drawn clockwise, with a side across first and right angles only',
    (name, at) => {
      for (let i = 0; i < 300; i++) {
        const { shape } = composite(random, at)
        const [first, second] = shape.corners
        expect(shape.name).toBe(name)
        expect(twiceTheArea(shape.corners)).toBeGreaterThan(0)
        expect(first![1]).toBe(second![1])
        expect(isRectilinear(shape.corners)).toBe(true)
        expect(turnsOf(shape.corners)).toMatch(/^[cr]+$/)
      }
    },
  )

  it.each(compositeNames.map((name, at) => [name, at] as const))(
    'each side of %s is marked with its length, 2 to 20 cm, and the sum is the perimeter',
    (_, at) => {
      for (let i = 0; i < 300; i++) {
        const { shape, perimeter } = composite(random, at)
        const lengths = sidesOf(shape.corners)
        expect(shape.sides).toEqual(lengths.map((value) => [{ value, unit: 'cm' }]))
        expect(Math.min(...lengths)).toBeGreaterThanOrEqual(2)
        expect(Math.max(...lengths)).toBeLessThanOrEqual(20)
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(perimeter)
        expect(perimeter).toBeLessThanOrEqual(longestPerimeter)
      }
    },
  )

  it('hiding the sides of one shape leaves those of another shape marked', () => {
    const [first, second] = [composite(random, 0).shape, composite(random, 0).shape]
    first.sides.fill(null)
    expect(second.sides.every((side) => side !== null)).toBe(true)
  })
})

describe('regular shapes', () => {
  it.each(regularShapes.map(({ name, corners }) => [name, corners] as const))(
    'the sides of the %s are a million long, to the nearest unit, and its corners run clockwise',
    (_, corners) => {
      for (const side of sidesOf(corners)) expect(Math.abs(side - 1_000_000)).toBeLessThan(1.5)
      expect(twiceTheArea(corners)).toBeGreaterThan(0)
      expect(Math.min(...corners.flat())).toBe(0)
    },
  )

  it('a regular shape is marked at one side only', () => {
    const side = [{ value: 14, unit: 'cm' }] as const
    const shape = regularShape(regularShapes[0]!, 1, side)
    expect(shape).toMatchObject({ name: 'triangle', sides: [null, side, null], equalSides: true })
  })

  it('the sides of a rectangle are the top, the right, the bottom and the left', () => {
    expect(sidesOf(rectangleCorners(20, 12))).toEqual([20, 12, 20, 12])
    expect(rectangleCorners(20, 12)[0]).toEqual([0, 0])
  })
})

describe('lengths in two units', () => {
  it.each(pairs.map((pair) => [pair.large, pair.small, pair] as const))(
    'the numbered lengths in %s and %s are all lengths that have both parts, in rising order',
    (_large, _small, { places }) => {
      const one = 10 ** places
      const listed = Array.from({ length: mixedLengths(places, 2000) }, (_, i) => mixedLength(places, i))
      const wanted = Array.from({ length: 2000 - one + 1 }, (_, i) => one + i).filter((length) => length % one !== 0)
      expect(listed).toEqual(wanted)
    },
  )

  it.each(pairs.map((pair) => [pair.large, pair.small, pair] as const))(
    'a length in %s and %s has whole parts that add to it',
    (large, small, pair) => {
      const one = 10 ** pair.places
      for (const length of [one + 1, one + 9, 1999]) {
        const [first, second, ...rest] = inBothUnits(length, pair)
        expect([first!.unit, second!.unit, rest]).toEqual([large, small, []])
        expect(first!.value * one + second!.value).toBe(length)
        expect(second!.value).toBeLessThan(one)
      }
    },
  )
})
