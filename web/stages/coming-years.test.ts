import { expect, it } from 'vitest'
import { stagesByOperation } from '#maths'
import { comingLevels, yearsByPhase } from './coming-years.ts'

it('the phases to come go on where Phase 1 ends, up to Year 8', () => {
  const made = stagesByOperation.numberphase1.map((stage) => Number(stage.id))
  expect([...made, ...yearsByPhase[2], ...yearsByPhase[3]]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8])
})

it('a year to come lists as many levels as a year that is made', () => {
  expect(comingLevels(4)).toHaveLength(stagesByOperation.numberphase1[3]!.levels.length)
  expect(comingLevels(4).at(-1)).toBe('4.9')
})
