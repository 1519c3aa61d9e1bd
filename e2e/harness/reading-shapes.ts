/** Perimeters read from drawn shapes. A side without a label is measured by the scale of the others. */
import { expect, type Page } from '@playwright/test'
import { inUnit, sumOfQuantities } from '../../maths/test/oracle-quantities.ts'
import { boxesOf, middleOf, partsOf } from './boxes.ts'
import { task } from './reading-pictures.ts'
import { unitAfter } from './reading-quantities.ts'

type Point = readonly [number, number]

interface Side {
  readonly from: Point
  readonly to: Point
}

export async function hasShape(page: Page): Promise<boolean> {
  return (await task(page).locator('[data-part="shape"]').count()) > 0
}

/** Returns the perimeter in the unit that is printed after the box. */
export async function walkRoundShape(page: Page): Promise<string> {
  const sides = await sidesOn(page)
  const labels = (await boxesOf(task(page).getByRole('img').locator('text'))).map((label) => ({
    middle: [middleOf(label), (label.top + label.bottom) / 2] as const,
    length: sumOfQuantities(label.text),
  }))
  const unit = await unitAfter(task(page).getByPlaceholder('?'))
  const marks = await partsOf(task(page), 'mark')
  if (marks.length > 0) {
    expect(marks, 'each of the equal sides has its mark').toHaveLength(sides.length)
    expect(labels, 'one of the equal sides has a length').toHaveLength(1)
    return inUnit(labels[0]!.length * sides.length, unit)
  }

  const nearest = labels.map(({ middle }) => sides.toSorted((a, b) => distance(middle, a) - distance(middle, b))[0]!)
  const scales = labels.map(({ length }, i) => drawn(nearest[i]!) / length).toSorted((a, b) => a - b)
  const scale = scales[Math.floor(scales.length / 2)]!
  const known = new Map<Side, number>()
  for (const { middle, length } of labels) {
    const fitting = sides.filter((side) => !known.has(side) && Math.abs(drawn(side) / scale / length - 1) < 0.04)
    const [side] = fitting.toSorted((a, b) => distance(middle, a) - distance(middle, b))
    expect(side, 'a side has the length of its label').toBeDefined()
    known.set(side!, length)
  }
  // A side without a label is measured and rounded to whole centimetres.
  const centimetre = sumOfQuantities('1 cm')
  const perimeter = sides.reduce((sum, side) => {
    return sum + (known.get(side) ?? Math.round(drawn(side) / scale / centimetre) * centimetre)
  }, 0)
  return inUnit(perimeter, unit)
}

/** Returns the sides of the shape in screen coordinates. */
function sidesOn(page: Page): Promise<Side[]> {
  return task(page)
    .locator('path[data-part="shape"]')
    .evaluate((path: SVGPathElement) => {
      const onScreen = path.getScreenCTM()!
      const corners = (path.getAttribute('d') ?? '')
        .slice(1, -1)
        .split('L')
        .map((corner) => {
          const [x, y] = corner.split(' ').map(Number)
          const point = new DOMPoint(x, y).matrixTransform(onScreen)
          return [point.x, point.y] as const
        })
      return corners.map((from, i) => ({ from, to: corners[(i + 1) % corners.length]! }))
    })
}

function drawn({ from, to }: Side): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1])
}

/** Returns the distance from a point to the nearest point of a side. */
function distance([x, y]: Point, { from, to }: Side): number {
  const [along, down] = [to[0] - from[0], to[1] - from[1]]
  const share = ((x - from[0]) * along + (y - from[1]) * down) / (along ** 2 + down ** 2)
  const at = Math.min(1, Math.max(0, share))
  return Math.hypot(x - from[0] - at * along, y - from[1] - at * down)
}
