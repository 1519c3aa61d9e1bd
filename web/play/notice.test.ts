import { expect, it } from 'vitest'
import { type Answer, nothing, type Question } from '#maths'
import { noticeFor } from './notice.ts'

const typed = (number: string) => ({ kind: 'number', number }) as const
const asked: Question = { kind: 'number', text: '', drawn: nothing, answer: '4', places: 0, compared: 'exact' }

it('asks for a number where only a number is marked, and says nothing of a blank box', () => {
  const length: Question = { ...asked, mustBeNumber: true }
  expect(noticeFor(length, typed('four'))).toBe('Please enter a number.')
  expect([typed(''), typed('3'), typed('4')].map((answer) => noticeFor(length, answer))).toEqual(['', '', ''])
})

it.each<[string, Question, Answer]>([
  [
    'Fill in the remainder too.',
    { kind: 'quotientAndRemainder', text: '7 ÷ 2', drawn: nothing, quotient: '3', remainder: '1' },
    { kind: 'quotientAndRemainder', quotient: '3', remainder: '' },
  ],
  [
    'Now write the word.',
    { kind: 'numberAndWord', text: '', drawn: nothing, number: '3', word: 'three' },
    { kind: 'numberAndWord', number: '3', word: '' },
  ],
  [
    'Now place the next number.',
    { kind: 'order', text: '', drawn: nothing, numbers: ['2', '1'], answer: ['1', '2'] },
    { kind: 'order', order: ['1'] },
  ],
])('the notice is %j where that part of the answer is missing', (notice, question, answer) => {
  expect(noticeFor(question, answer)).toBe(notice)
})

it('leaves what is no number to the mark everywhere else', () => {
  expect(noticeFor(asked, typed('four'))).toBe('')
})
