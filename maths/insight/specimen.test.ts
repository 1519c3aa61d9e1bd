import { describe, expect, it } from 'vitest'
import { operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { slipsOf } from '../slips/explain.ts'
import type { Slip } from '../slips/slip.ts'
import { weakSlips } from '../slips/weak.ts'
import { loadSlips } from '../solve/load.ts'
import { slipPositions } from './slip-positions.ts'
import { specimenOf } from './specimen.ts'

const cases = (
  await Promise.all(
    operations.map(async (operation) => {
      const [slips, levels]: [readonly Slip[], Awaited<ReturnType<typeof loadLevels>>] = [
        await loadSlips(operation),
        await loadLevels(operation),
      ]
      return slips.map((slip) => [`${operation} ${slip.id}`, { operation, slip, slips, levels }] as const)
    }),
  )
).flat()

describe.each(cases)('the specimen of %s', (_, { operation, slip, slips, levels }) => {
  it('is a question of a level of the slip, with an answer that only this slip explains', () => {
    expect(slipPositions[operation]).toContain(slip.id)
    const own = levels.filter(({ id }) => slip.levels.some((one) => one === id))
    const found = own.flatMap((level) => {
      const specimen = specimenOf(level, slips, slip.id, randomFrom(seedFrom(`a specimen of ${slip.id}`)), enNZ)
      return specimen ? [{ level, specimen }] : []
    })
    expect(found.length).toBeGreaterThan(0)
    for (const { level, specimen } of found) {
      const explained = slipsOf(slips, level, specimen.question, specimen.gave).map(({ id }) => id)
      expect(explained).toContain(slip.id)
      const others = explained.filter((id) => id !== slip.id)
      expect(others.filter((id) => !weakSlips.includes(id))).toEqual([])
    }
  })
})
