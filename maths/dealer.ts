import type { LevelId, Operation } from './curriculum.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'

/**
 * Deals the questions of a level. The level's rule is written a second time in `test/rules.ts` of its operation, for
 * the tests.
 */
export interface Dealer {
  /** Deals the next question. Returns it with the memory for the question after it. Always ends. */
  deal(random: Random, memory: Memory): Dealt
  /**
   * The number of characters of the longest answer, for the width of the box, and whether the keyboard needs a decimal
   * point or a minus sign. No level has negative answers.
   */
  readonly answer: { readonly maxLength: number; readonly point: boolean; readonly minus?: boolean }
  /**
   * Names the pattern of a question, such as the columns that carry. A level that mixes patterns has this function. The
   * question after a shown answer has the same pattern (docs/product/rules-of-play.md, "Your turn").
   */
  readonly patternOf?: (question: Question) => string
  /** Returns the memory from which a question with the pattern of the last one is dealt, if it is another memory. */
  readonly memoryForPattern?: (memory: Memory) => Memory
}

/**
 * The numbers that a dealer remembers of earlier questions, empty when a round begins. A saved round holds them. Each
 * dealer names their positions.
 */
export type Memory = readonly number[]

export interface Dealt {
  readonly question: Question
  readonly memory: Memory
}

/** A function that makes the dealer, for every level of an operation. The compiler names a missing level. */
export type Dealers<O extends Operation> = Readonly<Record<LevelId<O>, () => Dealer>>
