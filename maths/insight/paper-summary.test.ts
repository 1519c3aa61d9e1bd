import { expect, test } from 'vitest'
import { findLevel } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'
import { loadLevel } from '../load.ts'
import { type Answer, type Question, rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { enteredAnswer, slipAnswers } from '../slips/explain.ts'
import { loadSlips } from '../solve/load.ts'
import { isRightOnPaper, type PaperMark } from '../worksheets/marks.ts'
import { dealSheet } from '../worksheets/sheet.ts'
import { readEntries } from './entry.ts'
import { paperSummary } from './paper-summary.ts'
import { createLevelInsight } from './round-summary.ts'
import { showsSlip } from './slip-positions.ts'

async function sheetOf(operation: Operation, levelId: string, count: number) {
  const level = (await loadLevel(operation, levelId))!
  const slips = await loadSlips(operation)
  const questions = dealSheet([{ kind: 'level', level }], count, 'a sheet')[0]!.questions
  const insight = createLevelInsight({ operation, levelId }, slips)
  return { questions, slips, summaryOf: (marks: readonly PaperMark[]) => paperSummary(questions, marks, insight) }
}

const wrote = (answer: Answer): PaperMark => ({ kind: 'wrote', answer })
const wroteNumber = (number: string) => wrote({ kind: 'number', number })

test('answers on paper are counted, and a question that was left out is no answer', async () => {
  const { questions, summaryOf } = await sheetOf('addition', '2.5', 10)
  const right = wrote(rightAnswer(questions[2]!, enNZ))
  const leftOut = { kind: 'leftOut' } as const
  const marks = [{ kind: 'right' }, { kind: 'wrong' }, right, wroteNumber('0'), leftOut, wroteNumber(' ')] as const
  const summary = summaryOf(marks)
  expect(summary).toMatchObject({ answers: 4, rightAnswers: 2 })
  expect(readEntries(summary.entries).map(({ first }) => first)).toEqual(['right', 'wrong', 'right', 'wrong'])
})

test('a written answer that follows a known wrong method shows it, and a wrong one without its text shows none', async () => {
  const { questions, slips, summaryOf } = await sheetOf('addition', '2.5', 40)
  const level = findLevel('addition', '2.5')!
  const written = questions.map((question): Answer | null => {
    const found = slipAnswers(slips, level, question).find(({ id }) => id === 'carry-dropped')
    return found ? enteredAnswer(question, found.answer, enNZ) : null
  })
  expect(written.filter(Boolean).length).toBeGreaterThan(10)
  const typed = summaryOf(written.map((answer) => (answer ? wrote(answer) : { kind: 'leftOut' })))
  for (const entry of readEntries(typed.entries)) {
    expect(entry.first).toBe('wrong')
    expect(showsSlip('addition', 'carry-dropped', entry)).toBe(true)
  }
  const marked = summaryOf(written.map((answer) => ({ kind: answer ? 'wrong' : 'leftOut' })))
  expect(readEntries(marked.entries).map(({ shown }) => shown)).toEqual(readEntries(typed.entries).map(() => 0))
})

test('a fact on paper has its numbers and no time', async () => {
  const { questions, summaryOf } = await sheetOf('timestable', '1.8', 10)
  const facts = readEntries(summaryOf(questions.map(() => ({ kind: 'right' }))).entries).map(({ fact }) => fact)
  expect(facts).toHaveLength(10)
  for (const fact of facts) expect(fact).toEqual({ numbers: [expect.any(Number), expect.any(Number)], tenths: null })
})

test('what was written is checked like an answer in the app', () => {
  const question = { expects: { kind: 'number', answer: '85', places: 0, compared: 'exact' } } as const
  const isRight = (mark: PaperMark) => isRightOnPaper(question satisfies Pick<Question, 'expects'>, mark)
  expect([wroteNumber('85'), wroteNumber(' 85 '), wroteNumber('085')].map(isRight)).toEqual([true, true, true])
  expect([wroteNumber('75'), wroteNumber('eighty'), wrote({ kind: 'choice', choice: '85' })].map(isRight)).toEqual([
    ...[false, false, false],
  ])
  const shared = { expects: { kind: 'quotientAndRemainder', quotient: '7', remainder: '2' } } as const
  const half = wrote({ kind: 'quotientAndRemainder', quotient: '7', remainder: '' })
  const empty = wrote({ kind: 'quotientAndRemainder', quotient: '', remainder: '' })
  expect([half, empty].map((mark) => isRightOnPaper(shared, mark))).toEqual([false, null])
  expect([wroteNumber(''), { kind: 'leftOut' } as const].map(isRight)).toEqual([null, null])
})
