import { expect, it } from 'vitest'
import type { PlayingStudent } from '#contract'
import { type ClassNow, handsUpIn, isQuiet, rankOf, stillPlaying } from './class-now.ts'

const playing = (student: string, changes: Partial<PlayingStudent> = {}): PlayingStudent => ({
  ...{ student, operation: 'addition', levelId: '1.1', streak: 2, handUp: false, playsFor: 30_000 },
  ...changes,
})

it('a student stops playing when the time of the response is over', () => {
  const response = [playing('mia'), playing('ben', { playsFor: 10_000 })]
  const at = (time: number) => [...stillPlaying(response, 1000, time).keys()]
  expect(at(1000)).toEqual(['mia', 'ben'])
  expect(at(10_999)).toEqual(['mia', 'ben'])
  expect(at(11_000)).toEqual(['mia'])
  expect(at(31_000)).toEqual([])
})

it('hands are in the order of the class, and those of students who have left it are not shown', () => {
  const student = (id: string) => ({
    ...{ id, shortName: id, firstName: '', lastName: '', picture: null },
    ...{ completed: {}, setAside: 0, deletion: null, changes: [] },
  })
  const now: ClassNow = {
    playing: stillPlaying([playing('gone', { handUp: true }), playing('mia', { handUp: true }), playing('ben')], 0, 0),
    others: 'notPlaying',
  }
  const students = ['ana', 'ben', 'mia'].map(student)
  expect(handsUpIn(students, now).map(({ shortName }) => shortName)).toEqual(['mia'])
  expect(students.map(({ id }) => rankOf(id, now))).toEqual([0, 1, 2])
})

it('a class is quiet once it is known that nobody plays', () => {
  const nobody = new Map()
  expect(isQuiet({ playing: nobody, others: 'notPlaying' })).toBe(true)
  expect(isQuiet({ playing: nobody, others: 'loading' })).toBe(false)
  expect(isQuiet({ playing: nobody, others: 'notKnown' })).toBe(false)
  expect(isQuiet({ playing: stillPlaying([playing('mia')], 0, 0), others: 'notPlaying' })).toBe(false)
})
