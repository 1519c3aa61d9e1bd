/** Loads levels with the dealers of their operation, ready to play. */
import { findLevel, levelsOf } from './catalogue.ts'
import type { Operation } from './curriculum.ts'
import type { Dealer } from './dealer.ts'
import { type PlayableLevel, refOf } from './playable/level.ts'
import { currentRules, type Rules } from './rules.ts'

/** Returns the level under the given rules, or undefined if the catalogue or the rules have no such id. */
export async function loadLevel(
  operation: Operation,
  id: string,
  rules: Rules = currentRules,
): Promise<PlayableLevel | undefined> {
  const level = findLevel(operation, id)
  if (!level) return undefined
  const dealers: Readonly<Partial<Record<string, () => Dealer>>> = await rules.dealersOf(operation)
  const make = dealers[level.id]
  if (!make) return undefined
  return {
    ...level,
    ref: refOf(level),
    target: rules.targetOf(operation),
    timed: rules.isTimed(operation),
    rules,
    // The dealer is made when it is first read, because the server loads every level and plays few of them.
    get dealer() {
      return madeBy(make)
    },
  }
}

/** The dealers that were made. A dealer has no state, so every level may share it. */
const made = new WeakMap<() => Dealer, Dealer>()

/** Returns the dealer that a function makes. It is made once, because some dealers list all their numbers first. */
function madeBy(make: () => Dealer): Dealer {
  const known = made.get(make)
  if (known) return known
  const dealer = make()
  made.set(make, dealer)
  return dealer
}

/** Returns every level of an operation ready to play, in the order of practice. */
export async function loadLevels(operation: Operation): Promise<PlayableLevel[]> {
  const loaded = await Promise.all(levelsOf(operation).map((level) => loadLevel(operation, level.id)))
  return loaded.filter((level) => level !== undefined)
}
