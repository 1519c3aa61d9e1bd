/**
 * The rule of a level, written a second time for the tests. Its predicates share no code with the dealing. A rule reads
 * a question as a child does: from the English text and the picture. Then it makes a question from these and compares
 * the whole question with it.
 */
import type { LevelId, Operation } from '../../curriculum.ts'
import type { Question } from '../../question.ts'

export interface LevelRule {
  /** Returns whether the level may ask the question, by the level's row (docs/product/curriculum.md, "Conventions"). */
  holds(question: Question): boolean
  /** Returns whether the level may ask the question after the earlier questions of the round, oldest first. */
  follows(question: Question, earlier: readonly Question[]): boolean
}

/** The rules of all levels of an operation. A missing level is a compile error. */
export type LevelRules<O extends Operation> = Readonly<Record<LevelId<O>, LevelRule>>
