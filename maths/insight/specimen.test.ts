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
import { numbersOf, specimenOf, teachesLittle } from './specimen.ts'

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
      expect(numbersOf(specimen.question)).not.toBe('')
      const explained = slipsOf(slips, level, specimen.question, specimen.gave).map(({ id }) => id)
      expect(explained).toContain(slip.id)
      const others = explained.filter((id) => id !== slip.id)
      expect(others.filter((id) => !weakSlips.includes(id))).toEqual([])
    }
  })
})

it('a specimen has none of the numbers that are taken, in either order', async () => {
  const [slips, levels]: [readonly Slip[], Awaited<ReturnType<typeof loadLevels>>] = [
    await loadSlips('addition'),
    await loadLevels('addition'),
  ]
  const level = levels.find(({ id }) => id === '2.2')!
  const taken = new Set<string>()
  for (let i = 0; i < 100; i++) {
    const specimen = specimenOf(level, slips, 'carry-dropped', randomFrom(seedFrom('same seed')), enNZ, taken)
    const numbers = numbersOf(specimen!.question)
    expect(taken).not.toContain(numbers)
    taken.add(numbers)
  }
  const turned = levels.find(({ id }) => id === '1.1')!.dealer.deal(randomFrom(seedFrom('any')), []).question
  if (turned.ask.kind !== 'calculation' || typeof turned.ask.expression === 'number') throw new Error('no sum')
  const { left, right } = turned.ask.expression
  const other = {
    ...turned,
    ask: { ...turned.ask, expression: { ...turned.ask.expression, left: right, right: left } },
  }
  expect(numbersOf(other)).toBe(numbersOf(turned))
})

it.each([
  ['division', '1.1', 'next-fact-div'],
  ['multiplication', '1.3', 'next-fact'],
  ['addition', '2.3', 'ten-off-add'],
] as const)(
  'the specimens of %s %s teach more than a question with 0, 1 or equal numbers',
  async (operation, id, slip) => {
    const slips: readonly Slip[] = await loadSlips(operation)
    const level = (await loadLevels(operation)).find((one) => one.id === id)!
    for (let i = 0; i < 50; i++) {
      const specimen = specimenOf(level, slips, slip, randomFrom(seedFrom(`specimen ${i}`)), enNZ)
      expect(specimen && teachesLittle(specimen)).toBe(false)
    }
  },
)

it('a level whose questions are all taken has no specimen', async () => {
  const slips: readonly Slip[] = await loadSlips('timestable')
  const level = (await loadLevels('timestable')).find(({ id }) => id === '1.2')!
  const taken = new Set<string>()
  for (;;) {
    const specimen = specimenOf(level, slips, 'times-one', randomFrom(seedFrom('all')), enNZ, taken)
    if (!specimen) break
    taken.add(numbersOf(specimen.question))
  }
  expect(taken.size).toBeGreaterThan(5)
  expect(taken.size).toBeLessThanOrEqual(13)
})
