import { describe, expect, test } from 'vitest'
import { loadLevels, operations, randomFrom, seedFrom } from '../index.ts'
import { loadSlips } from '../solve/load.ts'
import { hasFewAnswers } from './answer-slips.ts'
import type { RecentQuestion } from './recent-questions.ts'
import { attribute, countSlips, isSilent } from './slip-counts.ts'
import { question, type Sample, times } from './test/played.ts'

const carry: Sample = { shown: ['carry-dropped'] }
const clean: Sample = { could: ['carry-dropped'] }

const countsIn = (operation: Parameters<typeof attribute>[0], questions: readonly RecentQuestion[]) =>
  countSlips(operation, attribute(operation, questions))
const counted = (...questions: readonly RecentQuestion[]) => countsIn('addition', questions).map(({ slip }) => slip)

describe('a slip', () => {
  test.each([
    [2, []],
    [3, ['carry-dropped']],
  ])('with %i answers on two days counts as %j', (answers, slips) => {
    expect(counted(...times(answers - 1, carry), question({ ...carry, day: 1 }))).toEqual(slips)
  })

  test.each([
    [1, []],
    [2, ['carry-dropped']],
  ])('with three answers on %i days counts as %j', (days, slips) => {
    expect(counted(...[0, 0, 1].map((day) => question({ ...carry, day: Math.min(day, days - 1) })))).toEqual(slips)
  })

  test.each([
    [9, ['carry-dropped']],
    [10, []],
  ])('with three answers of %i questions that could show it counts as %j', (chances, slips) => {
    const cleanOnes = times(chances - 3, clean)
    expect(counted(...times(2, carry), ...cleanOnes, question({ ...carry, day: 1 }))).toEqual(slips)
  })

  test.each([
    [4, ['carry-dropped']],
    [5, []],
  ])('with %i clean questions since counts as %j', (since, slips) => {
    const shown = [...times(4, carry), question({ ...carry, day: 1 })]
    expect(counted(...shown, ...times(since, clean))).toEqual(slips)
  })

  test('questions that cannot show it change nothing', () => {
    const shown = [...times(2, carry), question({ ...carry, day: 1 })]
    expect(counted(...shown, ...times(20))).toEqual(['carry-dropped'])
  })

  test('its count has the answers, the questions that could show it and their levels', () => {
    const questions = [
      ...times(2, carry),
      ...times(3, clean),
      question({ ...carry, levelId: '3.2', day: 1 }),
      question({ ...clean, levelId: '4.2' }),
    ]
    expect(countsIn('addition', questions)).toEqual([
      {
        slip: 'carry-dropped',
        times: 3,
        of: 7,
        levels: new Map([
          ['2.2', 2],
          ['3.2', 1],
        ]),
      },
    ])
  })
})

describe('an answer that two slips explain', () => {
  const both: Sample = { shown: ['smaller-from-larger', 'not-paid-back'] }
  const slipsOf = (...questions: readonly RecentQuestion[]) =>
    attribute('subtraction', questions).map(({ slip }) => slip)
  const sample = (given: Sample) => question({ operation: 'subtraction', ...given })

  test('counts for the slip that alone explains more of the other answers', () => {
    const alone = sample({ shown: ['not-paid-back'] })
    expect(slipsOf(sample(both), alone, sample(both))).toEqual(['not-paid-back', 'not-paid-back', 'not-paid-back'])
  })

  test('counts for the likelier slip where no other answer decides', () => {
    expect(slipsOf(sample(both), sample(both))).toEqual(['smaller-from-larger', 'smaller-from-larger'])
  })

  test('makes one group of a student, not two', () => {
    const questions = [sample(both), sample(both), sample({ ...both, day: 1 })]
    expect(countsIn('subtraction', questions).map(({ slip }) => slip)).toEqual(['smaller-from-larger'])
  })
})

describe('a weak slip', () => {
  test('does not count where another slip explains the answer', () => {
    const both: Sample = { operation: 'timestable', levelId: '2', shown: ['next-fact', 'times-added'] }
    const weak: Sample = { ...both, shown: ['next-fact'] }
    const questions = [...times(4, weak), question(both)]
    expect(attribute('timestable', questions).at(-1)?.slip).toBe('times-added')
  })

  test('counts where no other slip explains the answers', () => {
    const weak: Sample = { operation: 'timestable', levelId: '2', shown: ['next-fact'] }
    const questions = [...times(2, weak), question({ ...weak, day: 1 })]
    expect(countsIn('timestable', questions).map(({ slip }) => slip)).toEqual(['next-fact'])
  })
})

describe('levels where most wrong answers follow some rule', () => {
  test.each([
    ['numberphase1', '0.8', 'one-off', []],
    ['numberphase1', '0.3', 'one-off', ['one-off']],
    ['length', '1.5', 'marks-counted', []],
    ['length', '1.6', 'end-read', []],
    ['length', '1.7', 'two-sides', ['two-sides']],
  ] as const)('%s %s shows no slip, and others do', (operation, levelId, slip, slips) => {
    const sample: Sample = { operation, levelId, shown: [slip] }
    const questions = [...times(9, sample), question({ ...sample, day: 1 })]
    expect(countsIn(operation, questions).map((count) => count.slip)).toEqual(slips)
  })

  test.each([
    [3, []],
    [4, ['order-turned']],
  ])('an order that was turned in %i of the last five questions counts as %j', (turned, slips) => {
    const about: Sample = { operation: 'numberphase1', levelId: '2.7' }
    const shown: Sample = { ...about, shown: ['order-turned'] }
    const questions = [
      ...times(5, { ...shown, day: -1 }),
      ...times(5 - turned, { ...about, could: ['order-turned'] }),
      ...times(turned, shown),
    ]
    expect(countsIn('numberphase1', questions).map(({ slip }) => slip)).toEqual(slips)
  })
})

test.each(operations)(
  'slips never count in the levels of %s with few answers to a picture, and count in the others',
  async (operation) => {
    const slips = await loadSlips(operation)
    const withSlips = new Set<string>(slips.flatMap(({ levels }) => levels))
    for (const { id, dealer } of await loadLevels(operation)) {
      const { question } = dealer.deal(randomFrom(seedFrom(`few answers ${operation} ${id}`)), [])
      expect(isSilent(operation, id), id).toBe(withSlips.has(id) && hasFewAnswers[question.drawn.kind])
    }
  },
)
