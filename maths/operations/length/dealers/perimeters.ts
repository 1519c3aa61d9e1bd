/** The perimeters of simple shapes in Length 1.7 and 2.1 to 2.5 (docs/product/curriculum.md, "Length"). */
import type { Ask } from '../../../ask.ts'
import type { Dealer } from '../../../dealer.ts'
import { deckOf } from '../../../dealing/deck.ts'
import { pairsThat, whole } from '../../../dealing/factors.ts'
import { drawNumber, rarely } from '../../../dealing/lanes.ts'
import type { Point } from '../../../drawing.ts'
import type { Length } from '../../../quantity.ts'
import { integerOther } from '../../../random.ts'
import { askFor } from './ask.ts'
import { rectangleCorners, regularShape, regularShapes } from './polygons.ts'

const shortest = 12
const longest = 39
const lengths = longest - shortest + 1
export const askPerimeter: Ask = { kind: 'perimeter' }

const centimetres = (value: number): Length => [{ value, unit: 'cm' }]

/** The rectangles 4 by 4 and 6 by 3 have as many squares as centimetres all the way round. They are rare. */
const equalEvery = 24

export function grids(): Dealer {
  const sizesThat = (fits: (area: number, perimeter: number) => boolean) =>
    pairsThat(whole(3, 7), whole(2, 5), (width, height) => fits(width * height, 2 * (width + height)))
  const sizes = rarely(
    equalEvery,
    sizesThat((area, perimeter) => area !== perimeter),
    sizesThat((area, perimeter) => area === perimeter),
  )
  return {
    deal(random, [before]) {
      const size = drawNumber(random, sizes, before)
      const [width, height] = sizes.at(size)
      return {
        question: askFor({ kind: 'wayAround' }, { kind: 'grid', width, height }, String(2 * (width + height)), 0, 'cm'),
        memory: [size],
      }
    },
    answer: { maxLength: String(2 * (7 + 5)).length, point: false },
  }
}

/** Width and height differ, because squares have a level of their own. */
export function rectangles(marks: 'all sides marked' | 'two sides marked'): Dealer {
  return {
    deal(random, [before = -1]) {
      const size = integerOther(random, 0, lengths * (lengths - 1) - 1, before)
      const width = shortest + (size % lengths)
      const other = shortest + Math.floor(size / lengths)
      const height = other < width ? other : other + 1
      const across = centimetres(width)
      const down = centimetres(height)
      const sides = [across, down, across, down] as (Length | null)[]
      if (marks === 'two sides marked') {
        sides[random.integer(0, 1) * 2] = null
        sides[random.integer(0, 1) * 2 + 1] = null
      }
      const corners = rectangleCorners(width, height)
      const answer = String(2 * (width + height))
      return {
        question: askFor(askPerimeter, { kind: 'shape', name: 'rectangle', corners, sides }, answer, 0, 'cm'),
        memory: [size],
      }
    },
    answer: { maxLength: String(4 * longest).length, point: false },
  }
}

export function squares(): Dealer {
  return {
    deal(random, [before = -1]) {
      const side = integerOther(random, shortest, longest, before)
      const shape = regularShape(
        { name: 'square', corners: rectangleCorners(side, side) },
        random.integer(0, 3),
        centimetres(side),
      )
      return {
        question: askFor(askPerimeter, { kind: 'shape', ...shape }, String(4 * side), 0, 'cm'),
        memory: [side],
      }
    },
    answer: { maxLength: String(4 * longest).length, point: false },
  }
}

export function equalSides(): Dealer {
  const shapes = regularShapes.filter(({ name }) => name !== 'square')
  return {
    deal(random, [before = -1]) {
      const drawn = integerOther(random, 0, shapes.length * lengths - 1, before)
      const side = shortest + (drawn % lengths)
      const polygon = shapes[Math.floor(drawn / lengths)]!
      const count = polygon.corners.length
      const shape = regularShape(polygon, random.integer(0, count - 1), centimetres(side))
      return {
        question: askFor(askPerimeter, { kind: 'shape', ...shape }, String(count * side), 0, 'cm'),
        memory: [drawn],
      }
    },
    answer: { maxLength: String(8 * longest).length, point: false },
  }
}

/** The sides of the right triangles, the longest last (docs/product/curriculum.md, "Length"). */
const triangleSides = ['12-35-37', '15-36-39', '16-30-34', '20-15-25', '21-28-35'].map((sides) =>
  sides.split('-').map(Number),
)

export function rightTriangles(): Dealer {
  const deck = deckOf(triangleSides.length, 1)
  return {
    deal(random, before) {
      const [card, memory] = deck.draw(random, before)
      const [a = 0, b = 0, c = 0] = triangleSides[card]!
      const turned = random.integer(0, 1) === 1
      const [width, height] = turned ? [b, a] : [a, b]
      // The triangle is a rectangle without one corner. Its corners are clockwise from the right angle.
      const rightAngle = random.integer(0, 3)
      const rectangle = rectangleCorners(width, height)
      const corners: Point[] = [
        rectangle[rightAngle]!,
        rectangle[(rightAngle + 1) % 4]!,
        rectangle[(rightAngle + 3) % 4]!,
      ]
      const [first, last] = rightAngle % 2 === 0 ? [width, height] : [height, width]
      const sides = [first, c, last].map(centimetres)
      return {
        question: askFor(
          askPerimeter,
          { kind: 'shape', name: 'rightTriangle', corners, sides },
          String(a + b + c),
          0,
          'cm',
        ),
        memory,
      }
    },
    answer: {
      maxLength: String(Math.max(...triangleSides.map(([a = 0, b = 0, c = 0]) => a + b + c))).length,
      point: false,
    },
  }
}
