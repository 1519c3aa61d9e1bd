import { expect, it } from 'vitest'
import type { Step } from '#maths/solve'
import { lastOwnStep, partFrom } from './part.ts'

const told: Step = { says: [], shows: [] }
const asking: Step = {
  ...told,
  asks: { ask: { kind: 'digit', place: 0 }, expects: { kind: 'number', answer: '3', places: 0, compared: 'exact' } },
}

it('a part ends with the last step before the end that asks', () => {
  const steps = [told, asking, told, asking, told, told]
  expect(lastOwnStep(steps)).toBe(3)
  expect(partFrom(1, steps)).toEqual(steps.slice(0, 4))
})

it('a part that begins at a later step ends with that step', () => {
  const steps = [told, asking, told, told]
  expect(partFrom(2, steps)).toEqual(steps.slice(0, 3))
})

it('a solution that asks only at its end has no own step before it', () => {
  expect(lastOwnStep([told, asking])).toBe(-1)
})
