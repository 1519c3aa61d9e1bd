import { describe, expect, it } from 'vitest'
import { enNZ, loadLevel, type Point, randomFrom, seedFrom } from '#maths'
import { loadSolve } from '#maths/solve'
import { type ShapeLayout, walkLayout } from './walk-layout.ts'

/** The rooms of the picture of a step that asks nothing, in pixels. */
const rooms = {
  phone: { width: 382, height: 400 },
  laptop: { width: 560, height: 470 },
  'wide laptop': { width: 800, height: 500 },
  'low laptop': { width: 756, height: 387 },
  'laptop with enlarged text': { width: 1144, height: 596 },
  'short phone': { width: 374, height: 320 },
}
const questions = 40

const solve = await loadSolve('length')

interface BallShape extends ShapeLayout {
  /** The middle of the ball. */
  readonly ball: Point
}

/** Returns the shapes in the steps of each question of a level that ask nothing, in a room. */
async function shapesOf(id: string, room: keyof typeof rooms, labelScale = 1): Promise<BallShape[][]> {
  const level = (await loadLevel('length', id))!
  const random = randomFrom(seedFrom('labels of steps'))
  const shapes: BallShape[][] = []
  let memory: readonly number[] = []
  for (let dealt = 0; dealt < questions; dealt++) {
    const next = level.dealer.deal(random, memory)
    memory = next.memory
    const drawings = solve(level, next.question).steps.flatMap(({ shows, asks }) => (asks ? [] : shows))
    shapes.push(
      drawings.flatMap((drawing) => {
        if (drawing.kind !== 'walkedShape') return []
        const { shape } = walkLayout({ ...drawing, write: enNZ.quantity }, rooms[room], labelScale)
        return [{ ...shape, ball: shape.corners[drawing.walked % shape.corners.length]! }]
      }),
    )
  }
  return shapes
}

describe('the lengths beside the sides of a walked shape', () => {
  it.each(
    ['1.7', '2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3'].flatMap((id) =>
      (['phone', 'laptop'] as const).map((room) => [id, room] as const),
    ),
  )('almost every length in the steps of Length %s has 18 pixels on a %s, and none fewer than 14', async (id, room) => {
    const sizes = (await shapesOf(id, room)).flat().map(({ fontSize }) => fontSize)
    expect(sizes.filter((size) => size < 18).length / sizes.length).toBeLessThanOrEqual(0.05)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
  })
})

describe.each(['1.7', '2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2'])(
  'a shape of Length %s in enlarged text',
  (id) => {
    const scales = { phone: 2 ** 1.5, laptop: 2 ** 0.6 }
    it.each(['phone', 'laptop'] as const)('has sides of at most twice their usual thickness on a %s', async (room) => {
      const [usual, enlarged] = await Promise.all([shapesOf(id, room), shapesOf(id, room, scales[room])])
      const shares = enlarged.flat().map(({ thickness }, i) => thickness / usual.flat()[i]!.thickness)
      expect(Math.max(...shares)).toBeLessThanOrEqual(2)
    })

    it.each(['phone', 'laptop'] as const)(
      'has a ball of at most 40 pixels that is clear of each length, on a %s',
      async (room) => {
        for (const shape of (await shapesOf(id, room, scales[room])).flat()) {
          // The ring around the ball adds a fifth of its radius.
          const reach = 1.19 * shape.radius
          expect(2 * reach).toBeLessThanOrEqual(40)
          const clear = shape.corners.length > 4 ? 1 : 8
          for (const label of shape.isClear ? shape.labels : []) {
            if (!label) continue
            const across = Math.abs(label.centre[0] - shape.ball[0]) - label.width / 2
            const down = Math.abs(label.centre[1] - shape.ball[1]) - label.height / 2
            expect(Math.hypot(Math.max(0, across), Math.max(0, down)) - reach).toBeGreaterThanOrEqual(clear)
          }
        }
      },
    )
  },
)

describe.each(['phone', 'laptop', 'wide laptop'] as const)('on a %s', (room) => {
  it.each(['1.7', '3.1', '3.2'])(
    'a shape in the steps of Length %s keeps its size when the line of its walk comes below it',
    (id) => expectSteadySize(id, room),
  )
})

describe.each(['low laptop', 'laptop with enlarged text'] as const)('on a %s', (room) => {
  it.each(['1.7', '3.1'])(
    'a shape in the steps of Length %s keeps its size when the line of its walk comes beside it',
    (id) => expectSteadySize(id, room),
  )
})

async function expectSteadySize(id: string, room: keyof typeof rooms) {
  for (const shapes of await shapesOf(id, room)) {
    const units = shapes.map(({ unit }) => unit)
    expect(Math.max(...units) / Math.min(...units)).toBeLessThan(1.2)
  }
}
