import { describe, expect, it } from 'vitest'
import { type Answer, type Expected, rightAnswer } from './question.ts'

const numberWord = (number: number) => `<${number}>`

describe('rightAnswer', () => {
  it.each<[Expected, Answer]>([
    [
      { kind: 'number', answer: '3.7', places: 1, compared: 'rounded', unit: 'm', mustBeNumber: true },
      { kind: 'number', number: '3.7' },
    ],
    [
      { kind: 'quotientAndRemainder', quotient: '79', remainder: '1' },
      { kind: 'quotientAndRemainder', quotient: '79', remainder: '1' },
    ],
    [
      { kind: 'choice', choices: ['A', 'B'], answer: 'B' },
      { kind: 'choice', choice: 'B' },
    ],
    [
      { kind: 'order', numbers: ['7', '3', '9'], answer: ['3', '7', '9'] },
      { kind: 'order', order: ['3', '7', '9'] },
    ],
    [
      { kind: 'numberAndWord', number: 7 },
      { kind: 'numberAndWord', number: '7', word: '<7>' },
    ],
  ])('the right answer to %j is %j', (expects, answer) => {
    const question = { ask: { kind: 'readBlocks' }, expects, drawn: { kind: 'nothing' } } as const
    expect(rightAnswer(question, { numberWord })).toEqual(answer)
  })
})
