import { expect, it } from 'vitest'
import { type Flock, levelsOf, loadLevel, randomFrom, seedFrom } from '#maths'
import { flockLayout, heightOf, heightRatio } from './flock-layout.ts'

const rooms = [
  { width: 280, height: 90 },
  { width: 350, height: 117 },
  { width: 290, height: 300 },
  { width: 740, height: 332 },
  { width: 916, height: 262 },
]

/** Returns the flocks of 60 questions of a level. */
async function flocksOf(levelId: string): Promise<Flock[][]> {
  const level = await loadLevel('numberphase1', levelId)
  const random = randomFrom(seedFrom(`flocks ${levelId}`))
  let memory: readonly number[] = []
  return Array.from({ length: 60 }, () => {
    const dealt = level!.dealer.deal(random, memory)
    memory = dealt.memory
    const { drawn } = dealt.question
    return drawn.kind === 'groups' ? [...drawn.groups] : drawn.kind === 'animals' ? [drawn] : []
  })
}

it.each(['0.3', '0.5', '0.6', '1.3', '1.6'])(
  'the animals of level %s do not touch and are inside every room',
  async (id) => {
    expect(levelsOf('numberphase1').map((level) => level.id)).toContain(id)
    for (const flocks of await flocksOf(id)) {
      for (const room of rooms) for (const flock of flocks) expectApart(flock, flocks, room)
    }
  },
)

function expectApart(flock: Flock, flocks: Flock[], room: { width: number; height: number }) {
  const { size, centres } = flockLayout(flock, room, flocks)
  expect(centres).toHaveLength(flock.places.length)
  expect(size).toBeGreaterThan(16)
  for (const [i, [x, y]] of centres.entries()) {
    expect(Math.abs(x) + size / 2).toBeLessThanOrEqual(room.width / 2 + 0.01)
    expect(Math.abs(y) + (size * heightRatio) / 2).toBeLessThanOrEqual(room.height / 2 + 0.01)
    for (const [otherX, otherY] of centres.slice(i + 1)) {
      const apart = Math.abs(x - otherX) > size || Math.abs(y - otherY) > size * heightRatio
      expect(apart).toBe(true)
    }
  }
}

it.each([
  { id: '0.5', room: { width: 340, height: 80 } },
  { id: '1.3', room: { width: 340, height: 280 } },
])('each animal of level $id is at least 40 pixels wide in its room on a phone', async ({ id, room }) => {
  const sizes = (await flocksOf(id)).flatMap((flocks) => flocks.map((flock) => flockLayout(flock, room).size))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(40)
})

const row = (count: number): Flock => {
  return { animal: 'kiwi', places: Array.from({ length: count }, (_, i) => [1.5 * i, 0] as const) }
}

it('the animals of two flocks have one size', () => {
  const flocks = [row(2), row(5)]
  const room = { width: 350, height: 150 }
  const [two, five] = flocks.map((flock) => flockLayout(flock, room, flocks).size)
  expect(two).toBe(five)
})

it('five animals in a row are as wide as a phone, and a single animal is at most 144 pixels wide', () => {
  expect(flockLayout(row(5), { width: 350, height: 120 }).size).toBeGreaterThan(66)
  expect(flockLayout(row(1), { width: 900, height: 600 }).size).toBe(144)
})

it('the height of a flock is no more than it can use', () => {
  expect(heightOf(row(3), 900)).toBeCloseTo(144 * heightRatio)
})

it('a flock without animals has a layout', () => {
  expect(flockLayout({ animal: 'kiwi', places: [] }, { width: 300, height: 100 }).centres).toEqual([])
})
