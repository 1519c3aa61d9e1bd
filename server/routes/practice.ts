import type { Operation } from '#maths'
import { createDayOf, dateOf, daysOfMonth, knownFacts } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { factsSince, recentFacts } from '../insight/recent-facts.ts'

/** The age of the oldest rounds that may have been played in this month. A round may have begun a little earlier. */
const monthLasts = 33 * 24 * 3600_000

export const practiceHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  return {
    'GET /api/practice': async ({ caller: { id } }) => {
      const now = clock()
      const [right, played, completed, rounds] = await Promise.all([
        store.practice.rightAnswers(id),
        store.practice.playedSince(id, now - monthLasts),
        store.practice.completedBy(id),
        store.factRounds.playedBy(id, factsSince(now)),
      ])
      const today = dayOf(now)
      const facts = knownFacts(recentFacts(rounds, today, dayOf), completed)
      return {
        today: dateOf(today),
        timeZone,
        right,
        days: daysOfMonth(played, today, dayOf).map(dateOf),
        completed: levelsByOperation(completed),
        facts: { ...facts, tables: [...facts.tables] },
        next: null,
      }
    },
  } satisfies Partial<Handlers>
}

type Completed = readonly { readonly operation: Operation; readonly levelId: string }[]

function levelsByOperation(completed: Completed): Partial<Record<Operation, string[]>> {
  const byOperation: Partial<Record<Operation, string[]>> = {}
  for (const { operation, levelId } of completed) {
    byOperation[operation] ??= []
    byOperation[operation].push(levelId)
  }
  return byOperation
}
