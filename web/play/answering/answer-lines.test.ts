import { expect, it } from 'vitest'
import {
  type Answer,
  type Expected,
  expressionDrawing,
  loadLevel,
  missingPart,
  playIntent,
  type Question,
  seedFrom,
  startRound,
} from '#maths'
import { whyUnmarked } from './answer-lines.ts'

const level = (await loadLevel('addition', '1.1'))!

const typed = (number: string) => ({ kind: 'number', number }) as const
const expected = { kind: 'number', answer: '4', places: 0, compared: 'exact' } as const

function questionThatExpects(expects: Expected): Question {
  return {
    ask: { kind: 'calculation', expression: { operator: '+', left: 1, right: 3 } },
    expects,
    drawn: expressionDrawing,
  }
}

/** Returns the notice after this answer to the question of a round. */
function noticeAfter(question: Question, answer: Answer): string {
  const round = { ...startRound(level, seedFrom('notice')), question }
  const { refused = null } = playIntent(level, round, { kind: 'answer', answer }, 0)
  return whyUnmarked(refused, refused && missingPart(question, answer), answer)
}

it('a level that marks only numbers asks for a number', () => {
  const length = questionThatExpects({ ...expected, mustBeNumber: true })
  expect(noticeAfter(length, typed('four'))).toBe('Please enter a number.')
  expect([typed('3'), typed('4')].map((answer) => noticeAfter(length, answer))).toEqual(['', ''])
})

it('the message after an empty answer asks the child to type or tap one', () => {
  expect(noticeAfter(questionThatExpects(expected), typed(''))).toBe('Type your answer first.')
  const choice: Expected = { kind: 'choice', choices: ['A', 'B'], answer: 'A' }
  expect(noticeAfter(questionThatExpects(choice), { kind: 'choice', choice: '' })).toBe('Tap your answer first.')
})

it('any other level marks a text that is not a number', () => {
  expect(noticeAfter(questionThatExpects(expected), typed('four'))).toBe('')
})

it.each<[string, Expected, Answer]>([
  [
    'Fill in the remainder too.',
    { kind: 'quotientAndRemainder', quotient: '3', remainder: '1' },
    { kind: 'quotientAndRemainder', quotient: '3', remainder: '' },
  ],
  ['Now write the word.', { kind: 'numberAndWord', number: 3 }, { kind: 'numberAndWord', number: '3', word: '' }],
  [
    'Now place the next number.',
    { kind: 'order', numbers: ['2', '1'], answer: ['1', '2'] },
    { kind: 'order', order: ['1'] },
  ],
])('the notice is %j if that part of the answer is missing', (notice, expects, answer) => {
  expect(noticeAfter(questionThatExpects(expects), answer)).toBe(notice)
})
