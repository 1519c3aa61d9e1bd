/**
 * Works out the answer of a question as a child would, from what is displayed, drawn and said, never from the question's
 * own answer. Shares no code with the dealing: calculations go to mathjs, pictures are counted and measured here.
 */
import { all, create } from 'mathjs'
import type { Drawing } from '../drawing.ts'
import type { Question } from '../question.ts'
import { aroundShape, inUnit, lengths } from './oracle-lengths.ts'
import { numberOf, wordsOf } from './oracle-words.ts'

const { evaluate } = create(all!, { number: 'Fraction' })

/** The answer in the form of `answerText`: "85", "79 r 1", "B", "3, 7, 9", "7, seven". */
export function workOut(question: Question): string {
  const { drawn } = question
  switch (drawn.kind) {
    case 'expression':
      return question.kind === 'quotientAndRemainder' ? divide(question.text) : calculate(question.text)
    case 'nothing':
      return question.kind === 'order' ? order(question.text, question.numbers) : compare(question)
    case 'word':
      return String(numberOf(drawn.word))
    default:
      return readers[drawn.kind](drawn as never, question)
  }
}
type Picture = Exclude<Drawing, { kind: 'expression' | 'nothing' | 'word' }>
type Readers = { [K in Picture['kind']]: (drawn: Extract<Picture, { kind: K }>, question: Question) => string }

const readers: Readers = {
  run: ({ numbers }) => String(missing(numbers)),
  animals: ({ places }, question) => counted(places.length, question),
  blocks: ({ hundreds, tens, ones }, question) => counted(100 * hundreds + 10 * tens + ones, question),
  dots: ({ places }) => String(places.length),
  bond: ({ whole, part }) => String(whole - part),
  groups: ({ groups }, { text }) =>
    extreme(
      text,
      groups.map(({ label, places }) => [label, places.length]),
    ),
  bars: ({ bars }, { text }) =>
    extreme(
      text,
      bars.map(({ label, length }) => [label, length]),
    ),
  spans: ({ count }) => String(count),
  ruler: ({ from, to }) => String(to - from),
  grid: ({ width, height }) => String(2 * (width + height)),
  shape: (shape, question) => aroundShape(shape, question),
}

function calculate(text: string): string {
  const conversion = /^(.+) = \? (mm|cm|m|km)$/.exec(text)
  if (conversion) return inUnit(lengths(conversion[1]!), conversion[2]!)
  const sides = text.split(' = ').map(decimalValue)
  if (sides.some((side) => side !== sides[0])) throw new Error(`two sides of "${text}" differ`)
  return sides[0]!
}

function decimalValue(text: string): string {
  return decimalOf(evaluate(text.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/')))
}

function decimalOf(fraction: { n: bigint; d: bigint; s: bigint }): string {
  const places = [...Array(13).keys()].find((power) => (fraction.n * 10n ** BigInt(power)) % fraction.d === 0n)
  if (places === undefined) throw new Error('does not end')
  const units = String((fraction.n * 10n ** BigInt(places)) / fraction.d).padStart(places + 1, '0')
  const digits = places === 0 ? units : `${units.slice(0, -places)}.${units.slice(-places)}`
  return fraction.s < 0n ? `-${digits}` : digits
}

function divide(text: string): string {
  const [dividend, divisor] = text.split(' ÷ ').map(Number)
  return `${Math.floor(dividend! / divisor!)} r ${dividend! % divisor!}`
}

/** Steps are equal, so any two neighbours that stand tell the step. */
function missing(numbers: readonly (number | null)[]): number {
  const gap = numbers.indexOf(null)
  const known = numbers.flatMap((number, i) => (number === null ? [] : [{ number, i }]))
  const [first, second] = known as [{ number: number; i: number }, { number: number; i: number }]
  const step = (second.number - first.number) / (second.i - first.i)
  if (known.some(({ number, i }) => number !== first.number + step * (i - first.i))) throw new Error('steps differ')
  return first.number + step * (gap - first.i)
}

function counted(count: number, question: Question): string {
  return question.kind === 'numberAndWord' ? `${count}, ${wordsOf(count)}` : String(count)
}

/** Words that ask for the larger or the smaller of two things. `superlatives` are for more than two. */
const comparatives = { largest: /\b(more|longer)\b/, smallest: /\b(less|fewer|shorter)\b/ }
const superlatives = { largest: /\b(most|longest|largest)\b/, smallest: /\b(least|fewest|shortest|smallest)\b/ }

/** @throws unless the text compares two things as two ("longer"), or more of them as more ("longest") */
function wantsLargest(text: string, count: number): boolean {
  const { largest, smallest } = count === 2 ? comparatives : superlatives
  if (largest.test(text) === smallest.test(text)) throw new Error(`"${text}" does not compare ${count} things`)
  return largest.test(text)
}

function extreme(text: string, of: readonly (readonly [string, number])[]): string {
  const sorted = of.toSorted((a, b) => a[1] - b[1])
  if (new Set(sorted.map(([, size]) => size)).size < of.length) throw new Error('two are alike')
  return sorted.at(wantsLargest(text, of.length) ? -1 : 0)![0]
}

function compare(question: Question): string {
  if (question.kind !== 'choice') throw new Error('nothing to compare')
  return extreme(
    question.text,
    question.choices.map((label) => [label, Number(label)]),
  )
}

function order(text: string, numbers: readonly string[]): string {
  const sorted = numbers.toSorted((a, b) => Number(a) - Number(b))
  return (wantsLargest(text, numbers.length) ? sorted.reverse() : sorted).join(', ')
}
