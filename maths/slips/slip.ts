/**
 * A slip is a known wrong method. It is a rule that computes a wrong answer from the numbers of a question, and a
 * sentence that helps a child who follows it. Only data and pure functions: `../solve/load.ts` loads the slips of an
 * operation.
 *
 * To add a slip: write it in the `slips.ts` of its operation, and add its sentence to `phrases.ts` and to each
 * language.
 */

import type { LevelId, Operation } from '../curriculum.ts'
import type { Question } from '../question.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'
import type { Place } from '../solve/place-value.ts'
import type { SlipId } from './slip-id.ts'

/** An answer that a slip gives, by the kind of answer that the question expects. */
export type WrongAnswer =
  /** A number that is typed or tapped. A decimal is exact to six places. */
  | number
  | { readonly quotient: number; readonly remainder: number }
  /** A number in figures, and the number that is named in words. */
  | { readonly number: number; readonly word: number }
  | { readonly order: readonly string[] }

export interface Slip<O extends Operation = Operation> {
  readonly id: SlipId
  /**
   * Kinds of phrases of the step in which the slip happens. The step says the first one that the solution has. A slip
   * of the whole question has none.
   */
  readonly at?: readonly Phrase['kind'][]
  /** Returns the column of the step, where several columns of a solution may say one of these phrases. */
  place?(question: Question, wrong: WrongAnswer): Place | undefined
  /** The levels in which the slip occurs. It need not apply to each of their questions. */
  readonly levels: readonly LevelId<O>[]
  /**
   * Returns the answers that the method gives, the more common first. There is none for a question to which it does
   * not apply. `slipsOf` drops right answers, negative ones and endless decimals, which a method may give by chance.
   */
  answers(question: Question): readonly WrongAnswer[]
  /**
   * Returns one sentence about the question and the wrong answer, which asks or tells one thing without the right
   * answer.
   */
  hint(question: Question, wrong: WrongAnswer): Phrase
}

/** The slips of an operation in the order in which they explain an answer. Weak ones come last. */
export type Slips<O extends Operation = Operation> = readonly Slip<O>[]
