/**
 * The rules of a round as one value with a version (docs/decisions/004-verified-rounds.md). The value has everything
 * that decides which moves are possible and what they count. So a round is replayed under the rules that it began with.
 */

import type { Operation } from './curriculum.ts'
import type { Dealers } from './dealer.ts'
import { type RandomState, seedFrom } from './random.ts'
import { namesNumberIn } from './say/number-words.ts'

/** Pauses in milliseconds. */
export interface Pauses {
  /** The pause after a right answer. */
  readonly right: number
  /** The pause after a miss of a question that stays. */
  readonly wrong: number
  /** The pause after a miss that shows the answer (Times Table). */
  readonly shownAnswer: number
  /** The time from the answer that reaches the target to the celebration. */
  readonly celebration: number
  /** The time for one question while the timer runs. */
  readonly timedQuestion: number
}

export interface Rules {
  readonly version: number
  /** Loads the dealers of an operation, so that a browser loads only what its screen plays. */
  dealersOf<O extends Operation>(operation: O): Promise<Dealers<O>>
  /** The streak that completes a level of the operation. */
  targetOf(operation: Operation): number
  /** The streak that completes a set of own problems. */
  readonly targetOfSet: number
  /** Whether the levels of the operation have a timer, and count a streak only while it runs. */
  isTimed(operation: Operation): boolean
  readonly pauses: Pauses
  /** The misses of one question after which its answer can be shown. */
  readonly missesBeforeReveal: number
  /** The most questions that are dealt for one with the pattern of a question whose answer was shown. */
  readonly triesForPattern: number
  /** Returns whether a typed text names a whole number from 0 to 1000 in one of the languages of these rules. */
  namesNumber(typed: string, number: number): boolean
  /** The seed of a round's questions. Without an account (preview, landing page, sheets) it is the round's id alone. */
  seedOf(account: string | null, round: string): RandomState
}

/** Each operation has its dealers in its folder. A test loads those of every operation. */
async function loadDealers<O extends Operation>(operation: O): Promise<Dealers<O>> {
  const loaded: { readonly dealers: Dealers<O> } = await import(`./operations/${operation}/dealers.ts`)
  return loaded.dealers
}

const rules1: Rules = {
  version: 1,
  dealersOf: loadDealers,
  // The numbers are here, and not only in the curriculum, so that a later change does not reach rounds of this version.
  targetOf: (operation) => (operation === 'timestable' ? 20 : 5),
  targetOfSet: 5,
  isTimed: (operation) => operation === 'timestable',
  // The product's pauses (docs/product/rules-of-play.md, "Pauses").
  pauses: { right: 1500, wrong: 1000, shownAnswer: 3000, celebration: 1000, timedQuestion: 7000 },
  missesBeforeReveal: 2,
  triesForPattern: 1000,
  // A language that is added later changes no mark of a round of this version.
  namesNumber: namesNumberIn('en-NZ'),
  // The account is part of the seed, so two children get different questions even in rounds with the same id.
  seedOf: (account, round) => seedFrom(account === null ? round : `${account} ${round}`),
}

/** The rules of every new round. */
export const currentRules = rules1
