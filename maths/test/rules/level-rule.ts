/**
 * The rule of a level, written a second time for the tests, as predicates that share no code with the dealing. A rule
 * reads a question as a child does: from the English text and the picture. Then it compares the whole question with one
 * that it has made from what it read.
 */
import type { LevelId } from '../../curriculum.ts'
import type { Question } from '../../question.ts'
import type { Operation } from '../../vocabulary.ts'

export interface LevelRule {
  /** Returns whether the level may ask the question, by the level's row (docs/product/curriculum.md, "Conventions"). */
  holds(question: Question): boolean
  /** Returns whether the level may ask the question after those asked earlier in the round, oldest first. */
  follows(question: Question, earlier: readonly Question[]): boolean
}

/** A rule for every level of an operation. The compiler names a missing level. */
export type LevelRules<O extends Operation> = Readonly<Record<LevelId<O>, LevelRule>>
