/**
 * Works out the answer to a question as a child does: from the text in the child's language, the picture, the choices
 * and the unit next to the box. It never uses the meaning of the question or its answer. It shares no code with the
 * dealing: mathjs evaluates calculations, and the code here counts and measures pictures.
 */
import { all, create } from 'mathjs'
import type { Drawing } from '../drawing.ts'
import type { Unit } from '../quantity.ts'
import type { Answer, AnswerKind, Expected, Question } from '../question.ts'
import { english } from './oracle-english.ts'
import { inUnit, isUnit, perimeterOf, sumOfQuantities } from './oracle-quantities.ts'
import type { Extremes, Reader } from './reader.ts'

const { evaluate } = create(all!, { number: 'Fraction' })

/** Returns the answer that `check` should mark as right. A number word is in the language of the reader. */
export function workOut(question: Question, reader: Reader = english): Answer {
  const visible = visibleTo(reader, question)
  switch (visible.answeredBy) {
    case 'quotientAndRemainder':
      return { kind: 'quotientAndRemainder', ...divide(visible) }
    case 'order':
      return { kind: 'order', order: order(visible) }
    case 'choice':
      return { kind: 'choice', choice: worked(visible) }
    case 'number':
      return { kind: 'number', number: worked(visible) }
    case 'numberAndWord': {
      const number = worked(visible)
      return { kind: 'numberAndWord', number, word: reader.wordsOf(Number(number)) }
    }
  }
}

/** The visible parts of a question, and the child who reads it. */
interface VisibleQuestion {
  readonly reader: Reader
  readonly text: string
  readonly drawn: Drawing
  readonly answeredBy: AnswerKind
  /** The texts of the buttons to tap. */
  readonly choices: readonly string[]
  /** The unit next to the box, null if there is none. */
  readonly unit: Unit | null
}

function visibleTo(reader: Reader, question: Question): VisibleQuestion {
  const { drawn, expects } = question
  const unit = expects.kind === 'number' ? (expects.unit ?? null) : null
  const text = reader.language.text(question)
  return { reader, text, drawn, answeredBy: expects.kind, choices: choicesOf(expects), unit }
}

function choicesOf(expects: Expected): readonly string[] {
  if (expects.kind === 'choice') return expects.choices
  return expects.kind === 'order' ? expects.numbers : []
}

type Readers = {
  [K in Drawing['kind']]: (drawn: Extract<Drawing, { kind: K }>, visible: VisibleQuestion) => number | string
}

const readers: Readers = {
  expression: (_, visible) => calculate(visible),
  nothing: (_, visible) =>
    visible.choices.length === 0
      ? missingInStory(visible)
      : extreme(
          visible,
          visible.choices.map((label) => [label, Number(label)]),
        ),
  word: (_, { reader, text }) => reader.numberOf(groupsIn(text, reader.numberWord)[0]!),
  run: ({ numbers }) => missing(numbers),
  animals: ({ places }) => places.length,
  blocks: ({ hundreds, tens, ones }) => 100 * hundreds + 10 * tens + ones,
  dots: ({ places }) => places.length,
  bond: ({ whole, part }) => whole - part,
  groups: ({ groups }, visible) =>
    extreme(
      visible,
      groups.map(({ label, places }) => [label, places.length]),
    ),
  bars: ({ bars }, visible) =>
    extreme(
      visible,
      bars.map(({ label, length }) => [label, length]),
    ),
  spans: ({ count }) => count,
  ruler: ({ from, to }) => to - from,
  grid: ({ width, height }) => 2 * (width + height),
  shape: (shape, { reader, unit }) => {
    if (!unit) throw new Error('no unit is asked for')
    const labels = shape.sides.map((side) => side && inNotation(reader.language.quantity(side), reader))
    return perimeterOf(shape, labels, unit)
  },
  table: () => {
    throw new Error('only own problems have tables')
  },
}

function worked(visible: VisibleQuestion): string {
  return String(readers[visible.drawn.kind](visible.drawn as never, visible))
}

/** Returns a text with the operators and the decimal mark of mathjs. */
function inNotation(text: string, { notation }: Reader): string {
  return Array.from(text, (character) => notation[character] ?? character).join('')
}

/** @throws unless the text has this form */
function groupsIn(text: string, form: RegExp): string[] {
  const found = form.exec(text)
  if (!found) throw new Error(`"${text}" is not understood`)
  return found.slice(1)
}

function calculate({ reader, text }: VisibleQuestion): string {
  const [given, unit] = reader.conversion.exec(text)?.slice(1) ?? []
  if (given && unit && isUnit(unit)) return inUnit(sumOfQuantities(inNotation(given, reader)), unit)
  const [expressions = ''] = groupsIn(text, reader.calculation)
  const values = expressions.split(' = ').map((side) => decimalOf(evaluate(inNotation(side, reader))))
  if (values.some((value) => value !== values[0])) throw new Error(`two sides of "${text}" differ`)
  return values[0]!
}

function decimalOf(fraction: { n: bigint; d: bigint; s: bigint }): string {
  const places = [...Array(13).keys()].find((power) => (fraction.n * 10n ** BigInt(power)) % fraction.d === 0n)
  if (places === undefined) throw new Error('the decimal does not end')
  const units = String((fraction.n * 10n ** BigInt(places)) / fraction.d).padStart(places + 1, '0')
  const digits = places === 0 ? units : `${units.slice(0, -places)}.${units.slice(-places)}`
  return fraction.s < 0n ? `-${digits}` : digits
}

function divide({ reader, text }: VisibleQuestion): { readonly quotient: string; readonly remainder: string } {
  const [expression = ''] = groupsIn(text, reader.calculation)
  const [dividend = 0, divisor = 0] = inNotation(expression, reader).split(' / ').map(Number)
  return { quotient: String(Math.floor(dividend / divisor)), remainder: String(dividend % divisor) }
}

/** Returns the missing number of a run. All steps are equal, so any two known numbers give the step. */
function missing(numbers: readonly (number | null)[]): number {
  const gap = numbers.indexOf(null)
  const known = numbers.flatMap((number, i) => (number === null ? [] : [{ number, i }]))
  const [first, second] = known as [{ number: number; i: number }, { number: number; i: number }]
  const step = (second.number - first.number) / (second.i - first.i)
  if (known.some(({ number, i }) => number !== first.number + step * (i - first.i))) throw new Error('steps differ')
  return first.number + step * (gap - first.i)
}

/**
 * Returns the missing number of a word problem.
 *
 * @throws unless the text asks either for the total or for the difference of two numbers
 */
function missingInStory({ reader, text }: VisibleQuestion): number {
  const { total, difference } = reader.stories
  const [first, second, ...more] = (text.match(/\d+/g) ?? []).map(Number)
  if (first === undefined || second === undefined || more.length > 0 || total.test(text) === difference.test(text)) {
    throw new Error(`"${text}" is no story of two numbers`)
  }
  return total.test(text) ? first + second : Math.abs(first - second)
}

/**
 * Returns whether the text asks for the largest of some things.
 *
 * @throws unless the text compares two things with a comparative ("longer"), or more with a superlative ("longest")
 */
function wantsLargest({ reader, text }: VisibleQuestion, count: number): boolean {
  const { largest, smallest }: Extremes = count === 2 ? reader.comparatives : reader.superlatives
  if (largest.test(text) === smallest.test(text)) throw new Error(`"${text}" does not compare ${count} things`)
  return largest.test(text)
}

function extreme(visible: VisibleQuestion, things: readonly (readonly [label: string, size: number])[]): string {
  const sorted = things.toSorted((a, b) => a[1] - b[1])
  if (new Set(sorted.map(([, size]) => size)).size < things.length) throw new Error('two sizes are equal')
  return sorted.at(wantsLargest(visible, things.length) ? -1 : 0)![0]
}

function order(visible: VisibleQuestion): string[] {
  const sorted = visible.choices.toSorted((a, b) => Number(a) - Number(b))
  return wantsLargest(visible, sorted.length) ? sorted.reverse() : sorted
}
