import { expect, it } from 'vitest'
import { loadLevels, operations, randomFrom, seedFrom } from '#maths'
import { loadSolve } from '#maths/solve'
import { loadPictures } from './pictures-by-operation.ts'

/** The questions of each level. */
const dealt = 100

it.each(operations)('the table of %s has every picture of its solutions', async (operation) => {
  const [pictures, solve, levels] = await Promise.all([
    loadPictures(operation),
    loadSolve(operation),
    loadLevels(operation),
  ])
  const drawn = new Set<string>()
  for (const level of levels) {
    const random = randomFrom(seedFrom(level.id))
    let memory: readonly number[] = []
    for (let i = 0; i < dealt; i++) {
      const next = level.dealer.deal(random, memory)
      memory = next.memory
      for (const { shows } of solve(level, next.question).steps) for (const { kind } of shows) drawn.add(kind)
    }
  }
  expect(Object.keys(pictures).sort()).toEqual([...drawn].sort())
})
