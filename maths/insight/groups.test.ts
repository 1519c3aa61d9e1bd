import { expect, test } from 'vitest'
import { createDayOf } from './day.ts'
import { slipGroups, stuckGroups } from './groups.ts'
import { recentQuestions } from './recent-questions.ts'
import { roundWith, type Sample } from './test/played.ts'

const today = 500
const groupsOf = (...rounds: Parameters<typeof recentQuestions>[0]) =>
  slipGroups(recentQuestions(rounds, today, createDayOf('UTC')))

/** Returns the rounds of a student whose wrong answers of two days show a slip. */
const follows = (studentId: string, count: number, sample: Sample) => [
  roundWith(studentId, Array<Sample>(count - 1).fill(sample), { day: today - 1 }),
  roundWith(studentId, [sample], { day: today }),
]
const carry: Sample = { shown: ['carry-dropped'] }

test('students who share a slip are one group, the one who shows it most often first', () => {
  const carryIn3 = { ...carry, levelId: '3.2' }
  const { groups } = groupsOf(...follows('mia', 3, carryIn3), ...follows('ben', 5, carry), roundWith('ana', [carry]))
  expect(groups).toEqual([
    {
      ...{ kind: 'slip', operation: 'addition', slip: 'carry-dropped' },
      ...{ studentIds: ['ben', 'mia'], times: 8, levels: ['2.2', '3.2'] },
      practice: [{ operation: 'addition', levelId: '2.2' }],
    },
  ])
})

test('the largest group comes first, and weak slips come last', () => {
  const fact: Sample = { operation: 'timestable', levelId: '2', shown: ['next-fact'] }
  const borrow: Sample = { operation: 'subtraction', levelId: '2.2', shown: ['not-paid-back'] }
  const { groups } = groupsOf(
    ...['mia', 'ben', 'ana'].flatMap((name) => follows(name, 3, fact)),
    ...follows('mia', 9, carry),
    ...['ben', 'ana'].flatMap((name) => follows(name, 3, borrow)),
  )
  expect(groups.map(({ slip }) => slip)).toEqual(['not-paid-back', 'carry-dropped', 'next-fact'])
})

test('a student with many misses and no slip may be stuck', () => {
  const misses = Array<Sample>(20).fill({ first: 'wrong', levelId: '3.1' })
  const { groups, mayBeStuck } = groupsOf(roundWith('mia', misses, { day: today }))
  expect(groups).toEqual([])
  expect(mayBeStuck).toEqual([{ studentId: 'mia', operation: 'addition', levelId: '3.1' }])
})

test('students are stuck on a level that they have not completed, the largest group first', () => {
  const on = (studentId: string, levelId: string) => ({ studentId, operation: 'division', levelId }) as const
  const bests = {
    mia: { '2.2': { streak: 2, completed: false } },
    ben: { '2.2': { streak: 3, completed: false } },
    ana: { '2.2': { streak: 5, completed: true } },
  }
  const candidates = [on('mia', '2.1'), on('mia', '2.2'), on('ben', '2.2'), on('ana', '2.2'), on('ana', 'unknown')]
  expect(stuckGroups(candidates, (studentId) => bests[studentId as keyof typeof bests])).toEqual([
    { kind: 'stuck', operation: 'division', levelId: '2.2', studentIds: ['mia', 'ben'], streak: 3 },
    { kind: 'stuck', operation: 'division', levelId: '2.1', studentIds: ['mia'], streak: 0 },
  ])
})
