import { describe, expect, it } from 'vitest'
import { enNZ, type Point, type Shape } from '#maths'
import { shapeLines } from './shape-lines.ts'

const square: Shape = {
  name: 'square',
  corners: [
    [0, 0],
    [1000000, 0],
    [1000000, 1000000],
    [0, 1000000],
  ],
  sides: [[{ value: 12, unit: 'cm' }], null, null, null],
  equalSides: true,
}

const linesOf = (shape: Shape) => shapeLines(shape, enNZ.quantity)

describe('shapeLines', () => {
  it('a shape is drawn to scale, whatever the unit of its corners', () => {
    expect(linesOf(square).corners[2]).toEqual([360, 360])
    const wide: Point[] = square.corners.map(([x, y]) => [x / 50000, y / 100000])
    expect(linesOf({ ...square, corners: wide }).corners[2]).toEqual([360, 180])
  })

  it('a shape with equal sides has a mark at each side, and a mark does not touch the length of its side', () => {
    const { marks } = linesOf(square)
    expect(marks).toHaveLength(4)
    expect(marks[0]).toEqual([
      [180, 0],
      [180, 13],
    ])
    expect(marks[2]).toEqual([
      [180, 369],
      [180, 347],
    ])
    expect(linesOf({ name: 'square', corners: square.corners, sides: square.sides }).marks).toEqual([])
  })

  it('no length is across the mouth of a notch, where no side is', () => {
    const corners: Point[] = [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
      [0, 4],
      [6, 4],
      [6, 2],
      [0, 2],
    ]
    const lengths = [null, null, 10, 6, 6, 2, 6, 2]
    const sides = lengths.map((value) => (value === null ? null : ([{ value, unit: 'cm' }] as const)))
    const { labels } = linesOf({ name: 'notch', corners, sides })
    const mouth = labels.filter(({ centre: [x, y], width, height }) => {
      return Math.abs(x) < width / 2 && y > 72 - height / 2 && y < 144 + height / 2
    })
    expect(mouth).toEqual([])
    const inNotch = labels.filter(({ centre: [x, y] }) => x > 0 && x < 216 && y > 72 && y < 144)
    expect(inNotch.length).toBeLessThan(2)
  })

  it('the room of a shape contains every label', () => {
    const { labels, room } = linesOf(square)
    expect(labels.map(({ text }) => text)).toEqual(['12 cm'])
    const [label] = labels
    expect(label!.centre[1] - label!.height / 2).toBeGreaterThan(room.y)
    expect(room.y + room.height).toBeGreaterThan(360)
  })
})
