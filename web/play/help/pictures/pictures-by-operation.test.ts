import { expect, it } from 'vitest'
import { loadLevels, type Operation, operations, randomFrom, seedFrom } from '#maths'
import { loadSolve } from '#maths/solve'
import { operationTable } from '../../../routes/operations.ts'
import { loadStepPictures } from './pictures-by-operation.ts'

/** The questions of each level. */
const dealt = 100

/** Returns the kinds of pictures in the solutions of an operation. */
async function drawnIn(operation: Operation): Promise<Set<string>> {
  const [solve, levels] = await Promise.all([loadSolve(operation), loadLevels(operation)])
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
  return drawn
}

const tables = [...new Set(operations.map((operation) => operationTable[operation].stepPictures))]

it.each(tables)('the table %s has each picture that its operations need, and no other', async (table) => {
  const users = operations.filter((operation) => operationTable[operation].stepPictures === table)
  const drawn = await Promise.all(users.map(drawnIn))
  const kinds = new Set(drawn.flatMap((kinds) => [...kinds]))
  expect(Object.keys(await loadStepPictures(users[0]!)).sort()).toEqual([...kinds].sort())
})
