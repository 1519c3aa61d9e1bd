/**
 * A worked solution of a question as data: a hint and steps. A step says something, shows a picture and may ask the
 * child for one number or one tap. `say/<language>/help.ts` turns meanings into sentences.
 *
 * To add a method: write a file in `methods/` that makes a `Worked` from a question, enter it for its levels in
 * `operations/<operation>/methods.ts`, and add what it says to the phrases and to the sentences of each language. The
 * compiler lists missing levels and missing sentences. `solve.test.ts` tests every level of the tables.
 */

import type { LevelId, Operation } from '../curriculum.ts'
import type { Animal } from '../drawing.ts'
import type { Expression, Operator, OperatorExpression } from '../expression.ts'
import type { Answer, Expected, Question } from '../question.ts'
import type { StepDrawing } from './drawings/drawing.ts'
import type { Phrase } from './phrases/phrase.ts'
import type { Place } from './place-value.ts'

/** Phrases in the order in which they are said, each a sentence of its own. Together they have at most twelve words. */
export type Says = readonly Phrase[]

/** The question of a step. A language writes it with the box at its end, or in its middle for a missing part. */
export type StepAsk =
  /** The value of an expression: 5 + 2 + 1 = ?. */
  | { readonly kind: 'calculation'; readonly expression: OperatorExpression }
  /** The other part of a whole: 8 + ? = 10. */
  | { readonly kind: 'missingPart'; readonly whole: number; readonly part: number }
  /** The number that is taken away to leave another: 14 − ? = 10. */
  | { readonly kind: 'missingTaken'; readonly from: number; readonly left: number }
  /** The number just before or after another one in a row: 4, ?. */
  | { readonly kind: 'beside'; readonly number: number; readonly side: 'before' | 'after' }
  /** The most times that a number fits into another, which may leave a rest: 6s in 55. */
  | { readonly kind: 'fits'; readonly size: number; readonly into: number }
  /** The share of each one when the digits of a place are shared, which may leave a rest: tens each = ?. */
  | { readonly kind: 'each'; readonly count: number; readonly place: Place; readonly by: number }
  /** The digit at a place, or the count before it is swapped: tens = ?. */
  | { readonly kind: 'digit'; readonly place: Place }
  /** The digit at a place of a number that has more of it: ones digit = ? for 73.8 or 13.3. */
  | { readonly kind: 'placeDigit'; readonly place: Place }
  /** The operator of the expression that is calculated next. `of` has all of them, in the order of reading. */
  | { readonly kind: 'nextOperator'; readonly expression: Expression; readonly of: readonly Operator[] }
  /** The place where something is written, or where it comes from: ones or tens. */
  | { readonly kind: 'whichPlace'; readonly of: readonly Place[] }
  /** The number of things in the picture. */
  | { readonly kind: 'count'; readonly things: CountedThings }
  /** The number of things in the group with a label. */
  | { readonly kind: 'countGroup'; readonly label: string }
  /** One of several numbers or labels, by a tap. */
  | { readonly kind: 'choose'; readonly of: readonly string[] }
  /** The length of the dashed side of a shape. */
  | { readonly kind: 'hiddenSide' }

/** The things that a step counts. */
export type CountedThings = Animal | 'dots' | 'hops' | 'sides' | 'centimetres' | 'hands' | 'feet'

/**
 * The question of a step, which `check` marks. It has no picture of its own, because the step draws one. Its meanings
 * are not part of `Ask`, so that a level without help does not load their sentences.
 */
export interface StepQuestion {
  readonly ask: StepAsk
  readonly expects: Extract<Expected, { readonly kind: 'number' | 'choice' }>
  /** The other choices that are as right as the expected one. */
  readonly alsoRight?: readonly string[]
}

export interface Step {
  readonly says: Says
  /** One picture, or two that belong together: columns beside blocks, an array above a line. */
  readonly shows: readonly StepDrawing[]
  /** Present where the child does the step. The picture of such a step does not show the answer. */
  readonly asks?: StepQuestion
}

/** A solution as a method writes it. */
export interface Worked {
  /** One sentence about the question, without its answer. */
  readonly hint: Says
  /** One to nine steps. One or two of them ask. The last one says the right answer. */
  readonly steps: readonly Step[]
}

/** Works a question out. It throws for a question of another kind than its levels deal. */
export type Method = (question: Question) => Worked

/** The method of each level of an operation. The compiler names a missing level. */
export type Methods<O extends Operation> = Readonly<Record<LevelId<O>, Method>>

export interface Solution {
  /** Returns the hint of the slip that explains a wrong answer. Without such a slip, it is about the question. */
  hint(answer?: Answer): Says
  /** Returns the index of the step in which the slip of a wrong answer happens, or null if it is unknown. */
  stepOf(answer?: Answer): number | null
  readonly steps: readonly Step[]
}

/** Returns the solution of a question that the level deals. */
export type Solve = (level: { readonly id: string }, question: Question) => Solution
