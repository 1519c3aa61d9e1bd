import { describe, expect, it } from 'vitest'
import type { Step } from '#maths/solve'
import { goBack, goForward, mainActionOf, markStep, tryAgain, walkFrom } from './walk.ts'

const told: Step = { says: [], shows: [] }
const asked: Step = {
  says: [],
  shows: [],
  asks: {
    ask: { kind: 'missingPart', whole: 10, part: 8 },
    expects: { kind: 'number', answer: '2', places: 0, compared: 'exact' },
  },
}
const steps = [told, asked, told]
const atAsked = goForward(walkFrom(0), steps)
const typed = (number: string) => ({ kind: 'number', number }) as const

describe('the way through the steps', () => {
  it('goes forward to the last step and stays there', () => {
    const last = goForward(atAsked, steps)
    expect(last).toEqual({ step: 2, mark: null, isForward: true })
    expect(goForward(last, steps).step).toBe(2)
  })

  it('goes back without a hop, and from the first step to the question', () => {
    expect(goBack(atAsked)).toEqual({ step: 0, mark: null, isForward: false })
    expect(goBack(walkFrom(0))).toBeNull()
  })

  it('forgets the mark of a step that is left', () => {
    const marked = markStep(atAsked, asked, typed('2'), 'missed')
    expect(goForward(marked, steps).mark).toBeNull()
    expect(goBack(marked)?.mark).toBeNull()
  })
})

describe('the answer to a step', () => {
  it('is marked as right or missed', () => {
    expect(markStep(atAsked, asked, typed('2'), 'missed').mark).toBe('right')
    expect(markStep(atAsked, asked, typed('3'), 'missed').mark).toBe('missed')
  })

  it('is right with every choice that is as right as the expected one', () => {
    const signs: Step = {
      ...asked,
      asks: {
        ask: { kind: 'choose', of: ['×', '+', '×'] },
        expects: { kind: 'choice', choices: ['0', '1', '2'], answer: '0' },
        alsoRight: ['2'],
      },
    }
    const marks = ['0', '1', '2'].map((choice) => markStep(atAsked, signs, { kind: 'choice', choice }, 'missed').mark)
    expect(marks).toEqual(['right', 'missed', 'right'])
  })

  it('changes nothing if it is blank or marked already', () => {
    expect(markStep(atAsked, asked, typed(' '), 'missed')).toBe(atAsked)
    const missed = markStep(atAsked, asked, typed('3'), 'missed')
    expect(markStep(missed, asked, typed('2'), 'missed')).toBe(missed)
  })

  it('is tried again at the same step where its number is not shown', () => {
    const again = markStep(atAsked, asked, typed('3'), 'again')
    expect(again.mark).toBe('again')
    expect(tryAgain(again)).toEqual({ step: atAsked.step, mark: null, isForward: false })
    expect(markStep(tryAgain(again), asked, typed('2'), 'again').mark).toBe('right')
  })
})

it('the main button checks a step that asks, and ends with Your turn', () => {
  const walks = [walkFrom(0), atAsked, goForward(atAsked, steps)]
  expect(walks.map((walk) => mainActionOf(walk, steps))).toEqual(['next', 'check', 'yourTurn'])
})
