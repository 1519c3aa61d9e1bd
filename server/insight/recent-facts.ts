import type { Day, DayOf, FactRound } from '#maths/insight'

/** The days of play of which facts are shown. */
const daysOfFacts = 90

/** Returns the time since which rounds are read. A round of the first of these days may have begun earlier. */
export const factsSince = (now: number) => now - (daysOfFacts + 2) * 24 * 3600_000

/** Returns the rounds that were played within the days of which facts are shown. */
export function recentFacts<Round extends FactRound>(rounds: readonly Round[], today: Day, dayOf: DayOf): Round[] {
  return rounds.filter(({ madeAt }) => dayOf(madeAt) > today - daysOfFacts)
}
