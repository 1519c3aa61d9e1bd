import type { Level } from './catalogue.ts'
import type { Dealer } from './dealer.ts'
import type { Rules } from './rules.ts'

/** A level with the dealer, the target and the timer of one version of the rules. */
export interface PlayableLevel extends Level {
  readonly rules: Rules
  readonly dealer: Dealer
}
