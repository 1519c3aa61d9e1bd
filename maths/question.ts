/**
 * What is asked, as data. Two unions, never their product: `kind` says how a question is answered, `drawn` what is drawn
 * with it. Pictures are numbers and shapes here; the web part draws them.
 */
import type { Drawing } from './drawing.ts'

interface Asked {
  /** As displayed, with the signs + − × ÷: "47 + 38". With a picture: what is asked of it, as a reader says it. */
  readonly text: string
  readonly drawn: Drawing
}

/** How a number is compared with the expected one (specification 1, section 5: "Answer check"); see `check.ts`. */
export const comparisons = ['exact', 'rounded', 'near'] as const
export type Comparison = (typeof comparisons)[number]

/** One box for one number. */
export interface NumberQuestion extends Asked {
  readonly kind: 'number'
  /** The expected value in its shortest decimal form: "85", "3.7". */
  readonly answer: string
  /** Most decimal places that the level's answers can have; 0 for whole-number levels. */
  readonly places: number
  readonly compared: Comparison
  /** Printed behind the box. */
  readonly unit?: Unit
  /** What is no number is not marked but answered 'Please enter a number.' (specification 2, section 5: Length). */
  readonly mustBeNumber?: true
}

/** Two boxes, both whole numbers, both needed. */
export interface QuotientQuestion extends Asked {
  readonly kind: 'quotientAndRemainder'
  readonly quotient: string
  readonly remainder: string
}

/** Tap one of the choices. */
export interface ChoiceQuestion extends Asked {
  readonly kind: 'choice'
  /** The visible label of each choice: a number, or A, B, C beside a picture. */
  readonly choices: readonly string[]
  readonly answer: string
}

/** Tap the numbers into order. */
export interface OrderQuestion extends Asked {
  readonly kind: 'order'
  /** As dealt, to tap. */
  readonly numbers: readonly string[]
  readonly answer: readonly string[]
}

/** Two boxes: a number in figures and in words. */
export interface NumberAndWordQuestion extends Asked {
  readonly kind: 'numberAndWord'
  readonly number: string
  readonly word: string
}

export type Question = NumberQuestion | QuotientQuestion | ChoiceQuestion | OrderQuestion | NumberAndWordQuestion

export const units = ['mm', 'cm', 'm', 'km'] as const
export type Unit = (typeof units)[number]

/** What was given, untouched, by the kind of question it answers. */
export type Answer =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'quotientAndRemainder'; readonly quotient: string; readonly remainder: string }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'numberAndWord'; readonly number: string; readonly word: string }

const spokenSigns: Record<string, string> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
}

/** The question as a reader says it: "47 plus 38". Brackets are said as "open" and "close". */
export function spokenText({ text }: Question): string {
  return text
    .replace(/[+−×÷=]/g, (sign) => spokenSigns[sign] ?? sign)
    .replaceAll('(', 'open bracket ')
    .replaceAll(')', ' close bracket')
}

/** The right answer as a child would type it: "85", "79 r 1", "B", "3, 7, 9", "7, seven". */
export function answerText(question: Question): string {
  switch (question.kind) {
    case 'quotientAndRemainder':
      return `${question.quotient} r ${question.remainder}`
    case 'order':
      return question.answer.join(', ')
    case 'numberAndWord':
      return `${question.number}, ${question.word}`
    default:
      return question.answer
  }
}

/** The right answer, as `check` takes it. */
export function rightAnswer(question: Question): Answer {
  switch (question.kind) {
    case 'number':
      return { kind: 'number', number: question.answer }
    case 'quotientAndRemainder':
      return { kind: 'quotientAndRemainder', quotient: question.quotient, remainder: question.remainder }
    case 'choice':
      return { kind: 'choice', choice: question.answer }
    case 'order':
      return { kind: 'order', order: question.answer }
    case 'numberAndWord':
      return { kind: 'numberAndWord', number: question.number, word: question.word }
  }
}

/** Whether two questions are the same to the last field, whatever the order of their fields. */
export function sameQuestion(a: Question, b: Question): boolean {
  return sameData(a, b)
}

function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every((key) => sameData(a[key as keyof typeof a], b[key as keyof typeof b]))
}
