import { describe, expect, it } from 'vitest'
import { enNZ, loadLevel, randomFrom, seedFrom } from '#maths'
import { loadSolve } from '#maths/solve'
import { walkLayout } from './walk-layout.ts'

/** The rooms of the picture of a step that asks nothing, in pixels. */
const rooms = {
  phone: { width: 382, height: 400 },
  laptop: { width: 560, height: 470 },
  'short phone': { width: 374, height: 320 },
}
const questions = 40

const solve = await loadSolve('length')

/** Returns the font sizes of the labels in the steps of a level, in a room. */
async function labelSizes(id: string, room: keyof typeof rooms): Promise<number[]> {
  const level = (await loadLevel('length', id))!
  const random = randomFrom(seedFrom('labels of steps'))
  const sizes: number[] = []
  let memory: readonly number[] = []
  for (let dealt = 0; dealt < questions; dealt++) {
    const next = level.dealer.deal(random, memory)
    memory = next.memory
    for (const { shows, asks } of solve(level, next.question).steps) {
      for (const drawing of asks ? [] : shows) {
        if (drawing.kind !== 'walkedShape') continue
        sizes.push(walkLayout({ ...drawing, write: enNZ.quantity }, rooms[room]).shape.fontSize)
      }
    }
  }
  return sizes
}

describe('the lengths beside the sides of a walked shape', () => {
  it.each(
    ['1.7', '2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2', '3.3'].flatMap((id) =>
      (['phone', 'laptop'] as const).map((room) => [id, room] as const),
    ),
  )('almost every length in the steps of Length %s has 17 pixels on a %s, and none fewer than 14', async (id, room) => {
    const sizes = await labelSizes(id, room)
    expect(sizes.filter((size) => size < 17).length / sizes.length).toBeLessThanOrEqual(0.05)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14)
  })
})
