import { expect, test } from 'vitest'
import { followersOf } from './followers.ts'
import { question, type Sample, times } from './test/played.ts'

const carry: Sample = { shown: ['carry-dropped'] }
const clean: Sample = { could: ['carry-dropped'] }

test('a student who follows a slip has the strip of the last ten questions that could show it', () => {
  const questions = [
    ...times(8, clean),
    question({ ...carry, day: 4 }),
    question({ ...clean, first: 'wrong' }),
    question({ ...carry, day: 5, levelId: '3.2' }),
    ...times(3),
    ...times(2, { ...carry, day: 6 }),
    question(clean),
  ]
  expect(followersOf([{ studentId: 'mia', operation: 'addition', questions }], 'carry-dropped')).toEqual([])
  const [mia] = followersOf(
    [{ studentId: 'mia', operation: 'addition', questions: questions.slice(2) }],
    'carry-dropped',
  )
  expect(mia).toEqual({
    ...{ studentId: 'mia', times: 4, of: 12, levels: new Set(['2.2', '3.2']) },
    tries: ['right', 'right', 'right', 'right', 'slip', 'missed', 'slip', 'slip', 'slip', 'right'],
    ...{ lastDay: 6, lastLevel: '2.2', roundIds: ['2.2 6', '3.2 5', '2.2 4'] },
  })
})

test('the student who shows the slip most often comes first, and one for whom it does not count is left out', () => {
  const of = (studentId: string, count: number) => ({
    ...{ studentId, operation: 'addition' as const },
    questions: [...times(count - 1, carry), question({ ...carry, day: 1 })],
  })
  const found = followersOf([of('mia', 3), of('ben', 5), of('ana', 2)], 'carry-dropped')
  expect(found.map(({ studentId }) => studentId)).toEqual(['ben', 'mia'])
})
