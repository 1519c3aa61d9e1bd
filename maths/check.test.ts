import { describe, expect, it } from 'vitest'
import { check, missingPart } from './check.ts'
import { expression, nothing } from './drawing.ts'
import { type Answer, type NumberQuestion, type Question, rightAnswer } from './question.ts'

const whole: NumberQuestion = {
  kind: 'number',
  text: '47 + 38',
  drawn: expression,
  answer: '85',
  places: 0,
  compared: 'exact',
}
const decimal: NumberQuestion = {
  kind: 'number',
  text: '2.3 + 1.4',
  drawn: expression,
  answer: '3.7',
  places: 1,
  compared: 'rounded',
}
const mark = (question: NumberQuestion, number: string) => check(question, { kind: 'number', number })

describe('a whole-number level', () => {
  it.each(['85', ' 85', '085', '+85', '85.0', '８５'])('takes %j as right', (typed) => {
    expect(mark(whole, typed)).toBe('right')
  })
  it.each(['84', '850', '8.5', '8,5', '85abc', '47+38', '8.5e1', '85.0000001', '9'.repeat(400)])(
    'takes %j as wrong',
    (typed) => {
      expect(mark(whole, typed)).toBe('wrong')
    },
  )
  it.each(['', '   ', '\t'])('ignores the blank %j', (typed) => {
    expect(mark(whole, typed)).toBe('blank')
  })
})

describe('a decimal level', () => {
  it.each(['3.7', '3,7', '3.70', '03.7', '3.7000001'])('takes %j as right', (typed) => {
    expect(mark(decimal, typed)).toBe('right')
  })
  it.each(['3.6', '37', '3.701', '3.700001', '3.7x'])('takes %j as wrong', (typed) => {
    expect(mark(decimal, typed)).toBe('wrong')
  })
})

describe('a level that wants a number', () => {
  const length: NumberQuestion = { ...decimal, compared: 'exact', mustBeNumber: true }
  it.each(['tall', '3.7 cm', '1e2', '--'])('says of %j that it is no number', (typed) => {
    expect(mark(length, typed)).toBe('notANumber')
  })
  it('compares exactly: next to the value is wrong', () => {
    expect(mark(length, '3.70')).toBe('right')
    expect(mark(length, '3.7000001')).toBe('wrong')
  })
})

describe('BEDMAS', () => {
  const near: NumberQuestion = { ...decimal, compared: 'near' }
  it.each(['3.7', '3.700001', '3.699999'])('takes %j, within 0.000001, as right', (typed) => {
    expect(mark(near, typed)).toBe('right')
  })
  it.each(['3.7000011', '3.6999989', '-3.7'])('takes %j as wrong', (typed) => {
    expect(mark(near, typed)).toBe('wrong')
  })
})

describe('questions with more than one part', () => {
  const quotient: Question = {
    kind: 'quotientAndRemainder',
    text: '17 ÷ 5',
    drawn: expression,
    quotient: '3',
    remainder: '2',
  }
  const choice: Question = { kind: 'choice', text: 'Tap', drawn: nothing, choices: ['A', 'B'], answer: 'B' }
  const order: Question = {
    kind: 'order',
    text: 'Tap',
    drawn: nothing,
    numbers: ['7', '3', '9'],
    answer: ['3', '7', '9'],
  }
  const word: Question = {
    kind: 'numberAndWord',
    text: 'Count',
    drawn: nothing,
    number: '105',
    word: 'one hundred and five',
  }
  const both = (number: string, text: string): Answer => ({ kind: 'numberAndWord', number, word: text })

  it.each([quotient, choice, order, word])('takes the whole answer to $kind as right', (question) => {
    expect(check(question, rightAnswer(question))).toBe('right')
  })
  it.each<[string, Question, Answer]>([
    ['an empty remainder', quotient, { kind: 'quotientAndRemainder', quotient: '3', remainder: ' ' }],
    ['no choice', choice, { kind: 'choice', choice: '' }],
    ['two of three in order', order, { kind: 'order', order: ['3', '7'] }],
    ['a number without its word', word, both('105', '')],
  ])('ignores %s as blank', (_, question, given) => {
    expect(check(question, given)).toBe('blank')
  })
  it.each<[string, Question, Answer]>([
    ['remainder', quotient, { kind: 'quotientAndRemainder', quotient: '3', remainder: ' ' }],
    ['quotient', quotient, { kind: 'quotientAndRemainder', quotient: '', remainder: '2' }],
    ['word', word, both('105', '')],
    ['number', word, both(' ', 'five')],
    ['place', order, { kind: 'order', order: ['3', '7'] }],
    ['place', order, { kind: 'order', order: ['', '7', '9'] }],
  ])('missingPart returns the %s of an answer that was begun', (part, question, given) => {
    expect(missingPart(question, given)).toBe(part)
  })
  it.each<[string, Question, Answer]>([
    ['two empty boxes', quotient, { kind: 'quotientAndRemainder', quotient: '', remainder: ' ' }],
    ['no number in its place', order, { kind: 'order', order: [] }],
    ['one box that is blank', whole, { kind: 'number', number: '' }],
    ['no choice', choice, { kind: 'choice', choice: '' }],
    ['a whole answer', quotient, rightAnswer(quotient)],
    ['an answer of another kind', quotient, both('', '5')],
  ])('missingPart returns null for %s', (_, question, given) => {
    expect(missingPart(question, given)).toBeNull()
  })
  it.each<[string, Question, Answer]>([
    ['a wrong remainder', quotient, { kind: 'quotientAndRemainder', quotient: '3', remainder: '3' }],
    ['the other choice', choice, { kind: 'choice', choice: 'A' }],
    ['another order', order, { kind: 'order', order: ['3', '9', '7'] }],
    ['too many in order', order, { kind: 'order', order: ['3', '7', '9', '9'] }],
    ['another word', word, both('105', 'one hundred and fifty')],
    ['figures for a word', word, both('105', '105')],
    ['an answer of another kind', order, { kind: 'number', number: '3' }],
  ])('takes %s as wrong', (_, question, given) => {
    expect(check(question, given)).toBe('wrong')
  })
  it.each([
    'one hundred and five',
    ' One Hundred And Five ',
    'one hundred five',
    'one-hundred-and-five',
    'one  hundred  and five',
  ])('takes the word %j as right', (typed) => {
    expect(check(word, both('105', typed))).toBe('right')
  })
})
