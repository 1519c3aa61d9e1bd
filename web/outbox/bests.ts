/** The best streaks of rounds that wait on the device, for the lists. No level needs them. */
import { type Best, type Bests, betterOf, type Operation, recordOf, releases } from '#maths'
import type { WaitingRound } from './move-store.ts'

export type BestsByOperation = Readonly<Partial<Record<Operation, Bests>>>

/**
 * Returns the records that wait on this device. A round completes its level by the rules that it began with. A round
 * that raises no record has none here.
 */
export function bestsIn(rounds: readonly WaitingRound[]): BestsByOperation {
  return rounds
    .filter(({ best }) => best > 0)
    .map(({ ref, best, rules: version }): BestsByOperation => {
      const record = recordOf(ref)
      if (!record) return {}
      const { operation, levelId } = record
      // A newer page may have played by rules, or an operation, that this page does not know.
      const released = releases.find(({ rules }) => rules.version === version)
      const completed = released !== undefined && best >= released.rules.targetOf(operation)
      return { [operation]: { [levelId]: { streak: best, completed } } }
    })
    .reduce(betterOfAll, {})
}

/** Returns the better records of the two, operation by operation and level by level. */
export function betterOfAll(some: BestsByOperation, others: BestsByOperation): BestsByOperation {
  const better: Partial<Record<Operation, Bests>> = { ...some }
  for (const [name, bests] of Object.entries(others)) {
    const operation = name as Operation
    better[operation] = betterOfEach(better[operation] ?? {}, bests)
  }
  return better
}

/** Returns the better records of the two, level by level. */
export function betterOfEach(some: Bests, others: Bests): Bests {
  const better: Record<string, Best> = { ...some }
  for (const [levelId, best] of Object.entries(others)) better[levelId] = betterOf(better[levelId], best)
  return better
}
