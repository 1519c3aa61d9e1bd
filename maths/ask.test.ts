/** Finds each word of the questions in some level, so that no kind, unit or shape is left without a use. */
import { expect, it } from 'vitest'
import type { Ask } from './ask.ts'
import { operations } from './curriculum.ts'
import { animals, type Drawing, objects, shapeNames } from './drawing.ts'
import type { Operator } from './expression.ts'
import { loadLevels } from './load.ts'
import { sizeByUnit } from './quantity.ts'
import { type AnswerKind, comparisons } from './question.ts'
import { dealFrom } from './test/deal.ts'

const levels = (await Promise.all(operations.map(loadLevels))).flat()
const questions = levels.flatMap((level) => dealFrom(level, 200, 'kinds'))
/** Every text in every question, without the field names. */
const words = new Set(questions.flatMap(textsIn))

/**
 * Whether some level asks questions of each kind. Only tests tell stories until there are levels of Word Problems, and
 * teachers write what is told.
 */
const askKinds: Readonly<Record<Ask['kind'], boolean>> = {
  ...{ calculation: true, repeatedAddition: true, convert: true, addQuantities: true, run: true, count: true },
  ...{ readBlocks: true, readWord: true, compare: true, order: true, missingPart: true, countSpans: true },
  ...{ measure: true, wayAround: true, perimeter: true, story: false, told: false },
}
const answerKinds: Readonly<Record<AnswerKind, true>> = {
  ...{ number: true, quotientAndRemainder: true, choice: true, order: true, numberAndWord: true },
}
const drawingKinds: Readonly<Record<Drawing['kind'], boolean>> = {
  ...{ nothing: true, expression: true, run: true, animals: true, groups: true, blocks: true, word: true, dots: true },
  ...{ bond: true, bars: true, spans: true, ruler: true, grid: true, shape: true, table: false },
}
const operators: Readonly<Record<Operator, true>> = { '+': true, '−': true, '×': true, '÷': true }

it.each(Object.entries(askKinds))('some level asks a question of the kind %s: %s', (kind, isAsked) => {
  expect(questions.some(({ ask }) => ask.kind === kind)).toBe(isAsked)
})

it.each(Object.keys(answerKinds))('some question expects an answer of the kind %s', (kind) => {
  expect(questions.some(({ expects }) => expects.kind === kind)).toBe(true)
})

it.each(Object.entries(drawingKinds))('some level has a picture of the kind %s: %s', (kind, isDrawn) => {
  expect(questions.some(({ drawn }) => drawn.kind === kind)).toBe(isDrawn)
})

it.each([...Object.keys(operators), ...Object.keys(sizeByUnit), ...animals, ...objects, ...shapeNames, ...comparisons])(
  'some question has the word %s',
  (word) => {
    expect(words).toContain(word)
  },
)

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : []
}
