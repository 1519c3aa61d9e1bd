/**
 * A question as data: what is asked, which answer is expected, and what is drawn with it. No field holds a text of any
 * language, so that a question is the same question for every reader.
 */
import type { Ask } from './ask.ts'
import type { Drawing } from './drawing.ts'
import type { Unit } from './quantity.ts'

/**
 * Ways of comparing a number with the expected one (docs/product/rules-of-play.md, "Checking an answer"). `check.ts`
 * implements them.
 */
export const comparisons = ['exact', 'rounded', 'near'] as const
export type Comparison = (typeof comparisons)[number]

/** The comparison of own problems: a number may be off by this much. It is a decimal, "0" for exact. */
export interface Within {
  readonly within: string
}

/** The expected answer, by the kind of answer. Numbers are decimals in their shortest form: "85", "3.7". */
export type Expected =
  /** One box for one number. */
  | {
      readonly kind: 'number'
      readonly answer: string
      /** The most decimal places that the level's answers can have; 0 for whole-number levels. */
      readonly places: number
      readonly compared: Comparison | Within
      /** Printed after the box. */
      readonly unit?: Unit
      /** The unit of an own problem, as its teacher wrote it. */
      readonly ownUnit?: string
      /**
       * A text that is no number is not marked: the child reads 'Please enter a number.'
       * (docs/product/rules-of-play.md, "Answers that do not count").
       */
      readonly mustBeNumber?: true
    }
  /** Two boxes. Both numbers are whole and both are needed. */
  | { readonly kind: 'quotientAndRemainder'; readonly quotient: string; readonly remainder: string }
  /** A tap on one of the choices: a number, or the label A, B or C of a picture. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly answer: string }
  /** Taps on the numbers in order. `numbers` is the order in which they are dealt. */
  | { readonly kind: 'order'; readonly numbers: readonly string[]; readonly answer: readonly string[] }
  /** Two boxes: a number in figures, and the same number in words of any released language. */
  | { readonly kind: 'numberAndWord'; readonly number: number }

export type AnswerKind = Expected['kind']

type ExpectedByKind = { readonly [E in Expected as E['kind']]: E }

/** A question, or a question whose answer is of the kind K. */
export interface Question<K extends AnswerKind = AnswerKind> {
  readonly ask: Ask
  readonly expects: ExpectedByKind[K]
  readonly drawn: Drawing
}

/** An answer exactly as given, by the kind that the question expects. */
export type Answer =
  | { readonly kind: 'number'; readonly number: string }
  | { readonly kind: 'quotientAndRemainder'; readonly quotient: string; readonly remainder: string }
  | { readonly kind: 'choice'; readonly choice: string }
  | { readonly kind: 'order'; readonly order: readonly string[] }
  | { readonly kind: 'numberAndWord'; readonly number: string; readonly word: string }

/** Whether an answer of each kind is given by taps. Other answers are typed. */
export const isTapped = {
  number: false,
  quotientAndRemainder: false,
  numberAndWord: false,
  choice: true,
  order: true,
} as const satisfies Readonly<Record<AnswerKind, boolean>>

/** Returns the right answer as `check` takes it. `numberWord` writes a number in the child's language. */
export function rightAnswer({ expects }: Question, { numberWord }: { numberWord(number: number): string }): Answer {
  switch (expects.kind) {
    case 'number':
      return { kind: 'number', number: expects.answer }
    case 'quotientAndRemainder':
      return { kind: 'quotientAndRemainder', quotient: expects.quotient, remainder: expects.remainder }
    case 'choice':
      return { kind: 'choice', choice: expects.answer }
    case 'order':
      return { kind: 'order', order: expects.answer }
    case 'numberAndWord':
      return { kind: 'numberAndWord', number: String(expects.number), word: numberWord(expects.number) }
  }
}
