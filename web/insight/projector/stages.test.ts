import { describe, expect, it } from 'vitest'
import type { Step } from '#maths/solve'
import { directionOf, shownSteps, stagesOf } from './stages.ts'

const told: Step = { says: [], shows: [] }
const asked: Step = {
  says: [],
  shows: [],
  asks: {
    ask: { kind: 'missingPart', whole: 10, part: 8 },
    expects: { kind: 'number', answer: '2', places: 0, compared: 'exact' },
  },
}

it('a step that asks is shown before its number is', () => {
  expect(stagesOf([told, asked, told])).toEqual([
    { step: 0, isOpen: false },
    { step: 1, isOpen: true },
    { step: 1, isOpen: false },
    { step: 2, isOpen: false },
  ])
})

describe('the sentences on the projector', () => {
  it.each([
    [0, [0]],
    [1, [0, 1]],
    [2, [0, 1, 2]],
    [5, [3, 4, 5]],
  ])('step %i is shown with at most two steps before it', (step, shown) => {
    expect(shownSteps(step)).toEqual(shown)
  })
})

it('arrow keys and the keys of a remote control go on and back', () => {
  expect(['ArrowRight', 'PageDown'].map(directionOf)).toEqual([1, 1])
  expect(['ArrowLeft', 'PageUp'].map(directionOf)).toEqual([-1, -1])
  expect(['Enter', 'Escape', 'a'].map(directionOf)).toEqual([null, null, null])
})
