import { expect, it } from 'vitest'
import type { GivenAnswer } from '#contract'
import { enNZ, type Question } from '#maths'
import { enNZMistakes } from '#maths/insight'
import { type AnswerColumn, answerRows, isMissed, needsRightAnswer, rowsInOrder } from './answer-rows.ts'

const question: Question = {
  ask: { kind: 'calculation', expression: { operator: '+', left: 47, right: 38 } },
  expects: { kind: 'number', answer: '85', places: 0, compared: 'exact' },
  drawn: { kind: 'nothing' },
}
const right: Extract<GivenAnswer, { operation: unknown }> = {
  ...{ operation: 'addition', levelId: '2.5', day: '2026-11-19', time: '09:42', question },
  ...{ answer: { kind: 'number', number: '85' }, mark: 'right', took: 8149, isOnPaper: false, slip: null },
}
const answers: readonly GivenAnswer[] = [
  right,
  { ...right, answer: { kind: 'number', number: '75' }, mark: 'wrong', took: 12_000, operation: 'subtraction' },
  { ...right, day: '2026-11-18', time: null, answer: null, mark: 'timeUp', took: null, levelId: '1.1' },
]
const rows = answerRows(answers, '2026-11-19', enNZ)

it('a row says when, what was asked, what was written, what happened and how long it took', () => {
  expect(rows[0]).toMatchObject({
    ...{ when: 'today 9.42', level: 'Addition 2.5', question: '47 + 38', wrote: '85', happened: 'right' },
    seconds: '8.1',
  })
})

it.each<[string, Pick<Question, 'ask' | 'expects' | 'drawn'>]>([
  [
    '14, ?, 16',
    { ...question, ask: { kind: 'run', wanted: 'missing' }, drawn: { kind: 'run', numbers: [14, null, 16] } },
  ],
  [
    'Which number is more? Tap it. 14, 41',
    {
      ask: { kind: 'compare', things: 'numbers', wanted: 'more' },
      expects: { kind: 'choice', choices: ['14', '41'], answer: '41' },
      drawn: { kind: 'nothing' },
    },
  ],
])('the question "%s" has the numbers that the child saw', (words, asked) => {
  expect(answerRows([{ ...right, question: asked }], '2026-11-19', enNZ)[0]?.question).toBe(words)
})

it('a time that ran out has neither an answer nor seconds, and an older day has no time', () => {
  expect(rows[2]).toMatchObject({ when: 'Wed', wrote: 'nothing', isWritten: false, happened: 'time up', seconds: '' })
})

it('an answer on paper says so beside its day, and has no time and no seconds', () => {
  const onPaper: GivenAnswer = { ...right, time: null, took: null, isOnPaper: true }
  const [typed] = answerRows([onPaper], '2026-11-19', enNZ)
  expect(typed).toMatchObject({ when: 'today, on paper', wrote: '85', isWritten: true, happened: 'right', seconds: '' })
})

it('an answer on paper that nobody has typed says how the teacher marked it', () => {
  const marked = (mark: 'right' | 'wrong'): GivenAnswer => ({ ...right, answer: null, mark, isOnPaper: true })
  const rows = answerRows([marked('right'), marked('wrong')], '2026-11-19', enNZ)
  expect(rows.map(({ wrote, isWritten }) => [wrote, isWritten])).toEqual([
    ['right', false],
    ['wrong', false],
  ])
})

it.each<[AnswerColumn, boolean, number[]]>([
  ['when', true, [0, 1, 2]],
  ['when', false, [2, 1, 0]],
  ['level', false, [2, 0, 1]],
  ['happened', false, [1, 0, 2]],
  ['seconds', true, [1, 0, 2]],
])('answers in the order of the column %s, descending %s, are %j', (by, descending, keys) => {
  expect(rowsInOrder(rows, { by, descending }).map(({ key }) => key)).toEqual(keys)
})

it('a wrong answer and a time that ran out are missed', () => {
  expect(rows.filter(isMissed).map(({ key }) => key)).toEqual([1, 2])
})

it('a wrong answer with a known wrong method says what the student does, and an unknown one says missed', () => {
  const happened = (slip: string | null) => {
    const given: GivenAnswer = { ...right, mark: 'wrong', slip }
    return answerRows([given], '2026-11-19', enNZ, enNZMistakes)[0]?.happened
  }
  expect([happened('carry-dropped'), happened(null), happened('of-a-newer-server')]).toEqual([
    'does not carry',
    'missed',
    'missed',
  ])
})

it('an answer to an own problem has the title of its set and its text, and comes behind those of levels', () => {
  const { operation: _, levelId: __, ...answered } = right
  const own: GivenAnswer = {
    ...{ ...answered, set: { title: 'Apples' }, mark: 'wrong', answer: { kind: 'number', number: '11' } },
    question: {
      ask: { kind: 'told', text: 'Tama has 12 kūmara.\nHow many has he?', problem: 'a' },
      expects: { kind: 'number', answer: '12', places: 0, compared: { within: '0' } },
      drawn: { kind: 'nothing' },
    },
  }
  const mixed = answerRows([own, right], '2026-11-19', enNZ)
  expect(mixed[0]).toMatchObject({ level: 'Apples', question: 'Tama has 12 kūmara.\nHow many has he?', wrote: '11' })
  expect(rowsInOrder(mixed, { by: 'level', descending: false }).map(({ key }) => key)).toEqual([1, 0])
  expect([own, right].map(needsRightAnswer)).toEqual([true, false])
})
