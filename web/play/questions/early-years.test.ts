import { expect, it } from 'vitest'
import { levelsOf, operations } from '#maths'
import { isForEarlyYears } from './early-years.ts'

it('only the levels of Years 0 and 1 of Number Structure are for the early years', () => {
  const early = operations.flatMap(levelsOf).filter(isForEarlyYears)
  expect(new Set(early.map(({ operation, stage }) => `${operation} ${stage}`))).toEqual(
    new Set(['numberphase1 0', 'numberphase1 1']),
  )
  expect(early).toHaveLength(18)
})
