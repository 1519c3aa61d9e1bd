import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { check, missingPart } from './check.ts'
import { type Answer, type Expected, type Question, rightAnswer } from './question.ts'
import { enNZ } from './say/en-NZ/language.ts'
import { verdicts } from './vocabulary.ts'

type ExpectedNumber = Extract<Expected, { kind: 'number' }>

const whole: ExpectedNumber = { kind: 'number', answer: '85', places: 0, compared: 'exact' }
const decimal: ExpectedNumber = { kind: 'number', answer: '3.7', places: 1, compared: 'rounded' }
const mark = (expects: ExpectedNumber, number: string) => check({ expects }, { kind: 'number', number })

describe('a whole-number level', () => {
  it.each(['85', ' 85', '085', '+85', '85.0', '８５'])('%j is right for the whole number 85', (typed) => {
    expect(mark(whole, typed)).toBe('right')
  })
  it.each(['84', '850', '8.5', '8,5', '85abc', '47+38', '8.5e1', '85.0000001', '9'.repeat(400)])(
    '%j is wrong for the whole number 85',
    (typed) => {
      expect(mark(whole, typed)).toBe('wrong')
    },
  )
  it.each(['', '   ', '\t'])('the blank %j is not marked', (typed) => {
    expect(mark(whole, typed)).toBe('blank')
  })
})

describe('a decimal level', () => {
  it.each(['3.7', '3,7', '3.70', '03.7', '3.7000001'])('%j is right for the decimal 3.7', (typed) => {
    expect(mark(decimal, typed)).toBe('right')
  })
  it.each(['3.6', '37', '3.701', '3.700001', '3.7x'])('%j is wrong for the decimal 3.7', (typed) => {
    expect(mark(decimal, typed)).toBe('wrong')
  })
})

describe('an own problem with a tolerance', () => {
  const within = (answer: string, tolerance: string): ExpectedNumber => ({
    ...{ kind: 'number', answer, places: 2, mustBeNumber: true, ownUnit: 'kūmara' },
    compared: { within: tolerance },
  })
  it.each(['3.65', '3.7', '3,75', '3.750', '+3.7'])('%j is right within 0.05 of 3.7', (typed) => {
    expect(mark(within('3.7', '0.05'), typed)).toBe('right')
  })
  it.each(['3.6499999', '3.7500001', '-3.7', '37'])('%j is wrong within 0.05 of 3.7', (typed) => {
    expect(mark(within('3.7', '0.05'), typed)).toBe('wrong')
  })
  it.each(['-2', '−2', '-2.0'])('%j is right for exactly −2', (typed) => {
    expect(mark(within('-2', '0'), typed)).toBe('right')
  })
  it.each(['-2.000001', '2', '−3'])('%j is wrong for exactly −2', (typed) => {
    expect(mark(within('-2', '0'), typed)).toBe('wrong')
  })
  it('an answer with a unit asks for a number', () => {
    expect(mark(within('3.7', '0'), '3.7 kūmara')).toBe('notANumber')
  })
})

describe('a level that wants a number', () => {
  const length: ExpectedNumber = { ...decimal, compared: 'exact', mustBeNumber: true }
  it.each(['tall', '3.7 cm', '1e2', '--'])('%j is no number where a number is wanted', (typed) => {
    expect(mark(length, typed)).toBe('notANumber')
  })
  it('an exact comparison takes a number next to the answer as wrong', () => {
    expect(mark(length, '3.70')).toBe('right')
    expect(mark(length, '3.7000001')).toBe('wrong')
  })
})

describe('BEDMAS', () => {
  const near: ExpectedNumber = { ...decimal, compared: 'near' }
  it.each(['3.7', '3.700001', '3.699999'])('%j, within 0.000001 of the answer to BEDMAS, is right', (typed) => {
    expect(mark(near, typed)).toBe('right')
  })
  it.each(['3.7000011', '3.6999989', '-3.7'])('%j is wrong for the answer 3.7 to BEDMAS', (typed) => {
    expect(mark(near, typed)).toBe('wrong')
  })
})

describe('answers with more than one part', () => {
  const quotient = asked({ kind: 'quotientAndRemainder', quotient: '3', remainder: '2' })
  const choice = asked({ kind: 'choice', choices: ['A', 'B'], answer: 'B' })
  const order = asked({ kind: 'order', numbers: ['7', '3', '9'], answer: ['3', '7', '9'] })
  const word = asked({ kind: 'numberAndWord', number: 105 })
  const both = (number: string, text: string): Answer => ({ kind: 'numberAndWord', number, word: text })

  it.each([quotient, choice, order, word])('the whole right answer to $expects.kind is right', (question) => {
    expect(check(question, rightAnswer(question, enNZ))).toBe('right')
  })
  it.each<[string, Question, Answer]>([
    ['an empty remainder', quotient, { kind: 'quotientAndRemainder', quotient: '3', remainder: ' ' }],
    ['no choice', choice, { kind: 'choice', choice: '' }],
    ['two of three in order', order, { kind: 'order', order: ['3', '7'] }],
    ['a number without its word', word, both('105', '')],
  ])('an answer with %s is blank', (_, question, given) => {
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
  it.each<[string, { readonly expects: Expected }, Answer]>([
    ['two empty boxes', quotient, { kind: 'quotientAndRemainder', quotient: '', remainder: ' ' }],
    ['an order without any number', order, { kind: 'order', order: [] }],
    ['one box that is blank', { expects: whole }, { kind: 'number', number: '' }],
    ['no choice', choice, { kind: 'choice', choice: '' }],
    ['a whole answer', quotient, rightAnswer(quotient, enNZ)],
    ['an answer of another kind', quotient, both('', '5')],
  ])('missingPart returns null for %s', (_, question, given) => {
    expect(missingPart(question, given)).toBeNull()
  })
  it.each<[string, Question, Answer]>([
    ['a wrong remainder', quotient, { kind: 'quotientAndRemainder', quotient: '3', remainder: '3' }],
    ['a wrong quotient', quotient, { kind: 'quotientAndRemainder', quotient: '2', remainder: '2' }],
    ['the other choice', choice, { kind: 'choice', choice: 'A' }],
    ['another order', order, { kind: 'order', order: ['3', '9', '7'] }],
    ['too many in order', order, { kind: 'order', order: ['3', '7', '9', '9'] }],
    ['another number', word, both('150', 'one hundred and five')],
    ['another word', word, both('105', 'one hundred and fifty')],
    ['figures for a word', word, both('105', '105')],
    ['an answer of another kind', order, { kind: 'number', number: '3' }],
  ])('%s is wrong', (_, question, given) => {
    expect(check(question, given)).toBe('wrong')
  })
  it.each([
    'one hundred and five',
    ' One Hundred And Five ',
    'one hundred five',
    'one-hundred-and-five',
    'one  hundred  and five',
  ])('the word %j is right for 105', (typed) => {
    expect(check(word, both('105', typed))).toBe('right')
  })
})

describe('any typed text', () => {
  const anyExpected = fc.constantFrom<Expected>(
    whole,
    decimal,
    { ...decimal, compared: 'near' },
    { ...decimal, compared: 'exact', mustBeNumber: true },
    { kind: 'quotientAndRemainder', quotient: '3', remainder: '2' },
    { kind: 'choice', choices: ['A', 'B'], answer: 'B' },
    { kind: 'order', numbers: ['7', '3', '9'], answer: ['3', '7', '9'] },
    { kind: 'numberAndWord', number: 105 },
  )
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('85', '3,7', '３．７', ' 7 ', '∞'),
  )
  const anyAnswer = fc.oneof(
    fc.record({ kind: fc.constant('number' as const), number: text }),
    fc.record({ kind: fc.constant('quotientAndRemainder' as const), quotient: text, remainder: text }),
    fc.record({ kind: fc.constant('choice' as const), choice: text }),
    fc.record({ kind: fc.constant('order' as const), order: fc.array(text) }),
    fc.record({ kind: fc.constant('numberAndWord' as const), number: text, word: text }),
  )

  it('any answer to any question gets a verdict', () => {
    fc.assert(
      fc.property(anyExpected, anyAnswer, (expects, answer) => {
        expect(verdicts).toContain(check({ expects }, answer))
      }),
    )
  })

  it('an answer of another kind is never right', () => {
    fc.assert(
      fc.property(anyExpected, anyAnswer, (expects, answer) => {
        if (expects.kind !== answer.kind) expect(check({ expects }, answer)).not.toBe('right')
      }),
    )
  })

  it('an answer that was begun and has an empty part is blank', () => {
    fc.assert(
      fc.property(anyExpected, anyAnswer, (expects, answer) => {
        if (missingPart({ expects }, answer) !== null) expect(check({ expects }, answer)).toBe('blank')
      }),
    )
  })

  it('spaces around a typed number change no verdict', () => {
    fc.assert(
      fc.property(anyExpected, text, (expects, number) => {
        const typed = (number: string) => check({ expects }, { kind: 'number', number })
        expect(typed(` ${number} `)).toBe(typed(number))
      }),
    )
  })

  it('only a question that wants a number finds that a text is no number', () => {
    fc.assert(
      fc.property(anyExpected, anyAnswer, (expects, answer) => {
        if (check({ expects }, answer) === 'notANumber') expect(expects).toMatchObject({ mustBeNumber: true })
      }),
    )
  })
})

/** Returns a question with this expected answer. Its meaning and its picture do not influence marking. */
function asked(expects: Expected): Question {
  return { ask: { kind: 'readBlocks' }, expects, drawn: { kind: 'nothing' } }
}
