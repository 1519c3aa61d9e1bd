import { expect, test } from 'vitest'
import { createDayOf } from './day.ts'
import { recentQuestions } from './recent-questions.ts'
import { roundWith } from './test/played.ts'

const dayOf = createDayOf('UTC')
const today = 500

test.each([
  [0, true],
  [13, true],
  [14, false],
])('a question of %i days ago is one of the last 14 days: %s', (ago, isRecent) => {
  const rounds = [roundWith('mia', [{}], { day: today - ago })]
  expect(recentQuestions(rounds, today, dayOf)).toHaveLength(isRecent ? 1 : 0)
})

test('the questions of a student in an operation are in the order of play, also if they arrive in another order', () => {
  const rounds = [
    roundWith('mia', [{ levelId: '2.3' }], { day: today }),
    roundWith('ben', [{ levelId: '1.1' }], { day: today }),
    roundWith('mia', [{ levelId: '2.1' }, { levelId: '2.1' }], { day: today - 3 }),
    roundWith('mia', [{ operation: 'length', levelId: '1.7' }], { day: today - 2 }),
  ]
  const found = recentQuestions(rounds, today, dayOf).map(({ studentId, operation, questions }) => [
    studentId,
    operation,
    questions.map(({ levelId, day }) => `${levelId} on ${day}`),
  ])
  expect(found).toEqual([
    ['mia', 'addition', ['2.1 on 497', '2.1 on 497', '2.3 on 500']],
    ['mia', 'length', ['1.7 on 498']],
    ['ben', 'addition', ['1.1 on 500']],
  ])
})
