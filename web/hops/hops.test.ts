import { expect, it } from 'vitest'
import { hopsOf, type Practice, type Waiting } from './hops.ts'

const practice: Practice = {
  ...{ today: '2026-11-22', timeZone: 'Pacific/Auckland', right: 1284, days: ['2026-11-03', '2026-11-20'] },
  completed: { addition: ['1.1', '1.2'] },
  facts: { known: 0, of: 87, tables: [], next: null },
  next: null,
}
const nothing: Waiting = { right: 0, playedAt: [], bests: {} }
const at = (text: string) => Date.parse(text)

it('a page of the server alone is shown as it is', () => {
  expect(hopsOf(practice, nothing, null)).toEqual({
    ...{ right: 1284, month: '2026-11-01', daysInMonth: 30, today: 22, days: [3, 20] },
    ...{ completed: practice.completed, facts: practice.facts },
  })
})

it('right answers that are not sent are added, with their days in the time zone of the server', () => {
  const waiting = { right: 6, playedAt: [at('2026-11-23T00:30+13:00'), at('2026-11-22T23:30+13:00')], bests: {} }
  const hops = hopsOf(practice, waiting, at('2026-11-23T08:00+13:00'))
  expect(hops).toMatchObject({ right: 1290, today: 23, days: [3, 20, 22, 23] })
})

it('a kept page of an earlier month shows the month of today, with the days that are not sent', () => {
  const waiting = { ...nothing, playedAt: [at('2026-12-01T09:00+13:00'), at('2026-11-30T09:00+13:00')] }
  const hops = hopsOf(practice, waiting, at('2026-12-01T10:00+13:00'))
  expect(hops).toMatchObject({ month: '2026-12-01', daysInMonth: 31, today: 1, days: [1], right: 1284 })
})

it('February of a leap year has 29 days', () => {
  expect(hopsOf({ ...practice, today: '2028-02-03' }, nothing, null).daysInMonth).toBe(29)
})

it('a level that was completed without a network counts once', () => {
  const best = (completed: boolean) => ({ streak: completed ? 5 : 4, completed })
  const begun: Waiting = { ...nothing, bests: { addition: { '1.2': best(true), '1.3': best(false) } } }
  expect(hopsOf(practice, begun, null).completed).toEqual(practice.completed)
  const done: Waiting = { ...nothing, bests: { addition: { '1.3': best(true) }, length: { '1.1': best(true) } } }
  expect(hopsOf(practice, done, null).completed).toEqual({ addition: ['1.1', '1.2', '1.3'], length: ['1.1'] })
})

it('a time zone that the browser does not know gives the days of the device', () => {
  const unknown = { ...practice, timeZone: 'Pacific/Unknown' }
  expect(hopsOf(unknown, nothing, new Date(2026, 10, 24, 12).getTime()).today).toBe(24)
})
