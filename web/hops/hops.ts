/** These functions add the answers that wait on this device to the kept page of My hops. */
import type { Output } from '#contract'
import type { Operation } from '#maths'
import { dateIn } from '../language/date-in.ts'
import type { BestsByOperation } from '../outbox/bests.ts'

export type Practice = Output<'GET /api/practice'>

/** The answers that a device adds to the page of the server. */
export interface Waiting {
  readonly right: number
  /** When rounds with answers were played, in epoch milliseconds. */
  readonly playedAt: readonly number[]
  readonly bests: BestsByOperation
}

export interface Hops {
  readonly right: number
  /** The first day of the month, such as "2026-11-01". */
  readonly month: string
  readonly daysInMonth: number
  /** The day of the month that is today, and the days with answers in order. */
  readonly today: number
  readonly days: readonly number[]
  readonly completed: Readonly<Partial<Record<Operation, readonly string[]>>>
  readonly facts: Practice['facts']
}

/**
 * Returns the page.
 *
 * @param now the time of the device, which says what day it is. Null if the server has just said it.
 */
export function hopsOf(practice: Practice, waiting: Waiting, now: number | null): Hops {
  const { timeZone, facts } = practice
  const today = now === null ? practice.today : dateIn(timeZone, now)
  const month = today.slice(0, 8)
  const dates = [...practice.days, ...waiting.playedAt.map((time) => dateIn(timeZone, time))]
  const days = new Set(dates.filter((date) => date.startsWith(month)).map((date) => Number(date.slice(8))))
  return {
    right: practice.right + waiting.right,
    month: `${month}01`,
    daysInMonth: new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)), 0)).getUTCDate(),
    today: Number(today.slice(8)),
    days: [...days].sort((a, b) => a - b),
    completed: withBests(practice.completed, waiting.bests),
    facts,
  }
}

function withBests(completed: Practice['completed'], bests: BestsByOperation): Hops['completed'] {
  const all: Partial<Record<Operation, readonly string[]>> = { ...completed }
  for (const [name, levels] of Object.entries(bests)) {
    const operation = name as Operation
    const done = Object.entries(levels).flatMap(([id, best]) => (best.completed ? [id] : []))
    all[operation] = [...new Set([...(all[operation] ?? []), ...done])]
  }
  return all
}
