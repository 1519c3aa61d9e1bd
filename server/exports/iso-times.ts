import type { AnyRow } from '../store/personal/personal-rows.ts'

/** The names of the columns with times in epoch milliseconds. Columns with a span or a number have other names. */
export const timeColumn = /(_at|until|made_first)$/

/** Returns a row whose times are texts such as "2026-12-10T20:00:00.000Z", or null if the time is not known. */
export const withIsoTimes = (row: AnyRow): AnyRow =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      typeof value === 'number' && timeColumn.test(column) ? isoTime(value) : value,
    ]),
  )

/** Returns a time in UTC. A column that may not be null has 0 if the time is not known. */
const isoTime = (time: number) => (time === 0 ? null : new Date(time).toISOString())
