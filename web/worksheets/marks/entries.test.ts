import { describe, expect, it } from 'vitest'
import { dealSheet, enNZ, loadLevel, type PaperMark, type Question, rightAnswer } from '#maths'
import { buttonsOf, countOf, createCounts, entryOf, markOf, marksOf } from './entries.ts'

const number: Question = {
  ask: { kind: 'calculation', expression: { operator: '+', left: 47, right: 38 } },
  expects: { kind: 'number', answer: '85', places: 0, compared: 'exact' },
  drawn: { kind: 'nothing' },
}
const expecting = (expects: Question['expects']): Question => ({ ...number, expects })

describe('what a teacher types for a question', () => {
  it('nothing is right, an x is wrong, a full stop leaves it out, and any other text was written', () => {
    expect(markOf(null, number)).toBeNull()
    expect(['', ' ', 'x', 'X', '.'].map((text) => markOf(text, number)?.kind)).toEqual([
      ...['right', 'right', 'wrong', 'wrong', 'leftOut'],
    ])
    expect(markOf(' 75 ', number)).toEqual({ kind: 'wrote', answer: { kind: 'number', number: '75' } })
  })

  it.each([
    ['7 r 2', { quotient: '7', remainder: '2' }],
    ['7r2', { quotient: '7', remainder: '2' }],
    ['7 2', { quotient: '7', remainder: '2' }],
    ['7', { quotient: '7', remainder: '' }],
  ])('"%s" is a quotient with its remainder', (text, answer) => {
    const question = expecting({ kind: 'quotientAndRemainder', quotient: '7', remainder: '2' })
    expect(markOf(text, question)).toEqual({ kind: 'wrote', answer: { kind: 'quotientAndRemainder', ...answer } })
  })

  it('a choice may be typed in small letters, and an x that is a choice is that choice', () => {
    const question = expecting({ kind: 'choice', choices: ['A', 'B', 'X'], answer: 'B' })
    const choice = (text: string) => markOf(text, question)
    expect(choice('b')).toEqual({ kind: 'wrote', answer: { kind: 'choice', choice: 'B' } })
    expect(choice('x')).toEqual({ kind: 'wrote', answer: { kind: 'choice', choice: 'X' } })
  })

  it('things in order are typed between spaces or commas, and things of several words between commas', () => {
    const order = (text: string, ...numbers: string[]) =>
      markOf(text, expecting({ kind: 'order', numbers, answer: numbers }))
    expect(order('3 5, 9', '9', '3', '5')).toEqual({ kind: 'wrote', answer: { kind: 'order', order: ['3', '5', '9'] } })
    expect(order('the kiwi, a tui', 'a tui', 'the kiwi')).toEqual({
      ...{ kind: 'wrote', answer: { kind: 'order', order: ['the kiwi', 'a tui'] } },
    })
  })

  it('the places that a sheet of own problems asks for are an order, unless they are the things', () => {
    const own = (text: string, ...numbers: string[]) =>
      markOf(text, {
        ...expecting({ kind: 'order', numbers, answer: numbers }),
        ask: { kind: 'told', text: 'Order', problem: 'ab' },
      })
    const wrote = (...order: string[]) => ({ kind: 'wrote', answer: { kind: 'order', order } })
    expect(own('3 1 2', '5', '0.05', '0.5')).toEqual(wrote('0.05', '0.5', '5'))
    expect(own('2, 1', 'the kiwi', 'a tui')).toEqual(wrote('a tui', 'the kiwi'))
    expect(own('3 1 2', '1', '3', '2')).toEqual(wrote('3', '1', '2'))
    expect(own('3 1', '5', '0.05', '0.5')).toEqual(wrote('3', '1'))
  })

  it('a number and its word are typed one after the other', () => {
    const question = expecting({ kind: 'numberAndWord', number: 47 })
    expect(markOf('47 forty-seven', question)).toEqual({
      ...{ kind: 'wrote', answer: { kind: 'numberAndWord', number: '47', word: 'forty-seven' } },
    })
    expect(markOf('forty', question)).toEqual({
      ...{ kind: 'wrote', answer: { kind: 'numberAndWord', number: '', word: 'forty' } },
    })
  })
})

it.each([
  ['addition', '2.5'],
  ['division', '2.1'],
  ['numberphase1', '0.6'],
  ['numberphase1', '1.6'],
  ['numberphase1', '3.1'],
  ['length', '1.1'],
] as const)('a right answer of %s %s that is typed as it is shown again is right', async (operation, levelId) => {
  const level = (await loadLevel(operation, levelId))!
  const [section] = dealSheet([{ kind: 'level', level }], 20, 'a sheet')
  const { questions } = section!
  const typed = questions.map((question) => entryOf({ kind: 'wrote', answer: rightAnswer(question, enNZ) }))
  expect(countOf(typed, questions)).toEqual({ marked: 20, right: 20 })
  expect(marksOf(typed, questions)?.map(entryOf)).toEqual(typed)
})

it('stored marks are shown as they were typed', () => {
  const marks: PaperMark[] = [{ kind: 'right' }, { kind: 'wrong' }, { kind: 'leftOut' }]
  expect(marks.map(entryOf)).toEqual(['', 'x', '.'])
  expect(entryOf(undefined)).toBeNull()
})

it('the marks of a student are complete once each question has one', () => {
  expect(marksOf(['', null], [number, number])).toBeNull()
  expect(marksOf(['', '75'], [number, number])).toHaveLength(2)
  expect(countOf(['', '75', null], [number, number, number])).toEqual({ marked: 2, right: 1 })
})

it('a question has a button for each mark, but none for wrong if "x" is one of its choices', () => {
  expect(buttonsOf(number)).toEqual(['right', 'wrong', 'leftOut'])
  const choice = expecting({ kind: 'choice', choices: ['A', 'B', 'X'], answer: 'B' })
  expect(buttonsOf(choice)).toEqual(['right', 'leftOut'])
})

it('entries that did not change are counted once, and again for other questions', () => {
  const [entries, questions] = [
    ['', '75'],
    [number, number],
  ]
  const countsOf = createCounts()
  const counts = countsOf(entries, questions)
  expect(counts).toEqual({ marked: 2, right: 1 })
  expect(countsOf(entries, questions)).toBe(counts)
  expect(countsOf(['', '85'], questions)).toEqual({ marked: 2, right: 2 })
  const others = [expecting({ kind: 'number', answer: '75', places: 0, compared: 'exact' }), number]
  expect(countsOf(['75', ''], others)).toEqual({ marked: 2, right: 2 })
  expect(countsOf(entries, [number, others[0]!])).toEqual({ marked: 2, right: 2 })
})
