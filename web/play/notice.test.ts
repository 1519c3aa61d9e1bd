import { expect, it } from 'vitest'
import { nothing, type Question } from '#maths'
import { noticeFor } from './notice.ts'

const typed = (number: string) => ({ kind: 'number', number }) as const
const asked: Question = { kind: 'number', text: '', drawn: nothing, answer: '4', places: 0, compared: 'exact' }

it('asks for a number where only a number is marked, and says nothing of a blank box', () => {
  const length: Question = { ...asked, mustBeNumber: true }
  expect(noticeFor(length, typed('four'))).toBe('Please enter a number.')
  expect([typed(''), typed('3'), typed('4')].map((answer) => noticeFor(length, answer))).toEqual(['', '', ''])
})

it('leaves what is no number to the mark everywhere else', () => {
  expect(noticeFor(asked, typed('four'))).toBe('')
})
