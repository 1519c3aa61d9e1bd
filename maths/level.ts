import type { Level } from './catalogue.ts'
import type { LevelId } from './curriculum.ts'
import type { Question } from './question.ts'
import type { Random } from './random.ts'
import type { Rules } from './rules.ts'
import type { Operation } from './vocabulary.ts'

/** Deals the questions of a level. The level's rule is written a second time in `test/rules/`, for the tests. */
export interface Dealer {
  /** Deals the next question, and returns what to remember for the one after it. Always ends. */
  deal(random: Random, memory: Memory): Dealt
  /** The longest answer that the level can expect, for the width of the box, and whether the keys need a point. */
  readonly answer: { readonly signs: number; readonly point: boolean }
}

/** What a dealer remembers of the questions before, empty as a round begins: numbers, so that it prints. */
export type Memory = readonly number[]

export interface Dealt {
  readonly question: Question
  readonly memory: Memory
}

/** A dealer for every level of an operation. The compiler names a missing level. */
export type Dealers<O extends Operation> = Readonly<Record<LevelId<O>, Dealer>>

/** A level under one version of the rules, with that version's dealer, target and timer. */
export interface PlayableLevel extends Level {
  readonly rules: Rules
  readonly dealer: Dealer
}
