import { expect, it } from 'vitest'
import { nextReport, reportAgainAfter } from './report.ts'

const now = Date.UTC(2026, 10, 22)
const reported = (answers: number, at = now) => ({ device: 'd', answers, reported: { answers, at } })

it('a device without refused answers reports nothing', () => {
  expect(nextReport(null, 0, now)).toEqual({ report: null, isToSend: false })
})

it('the first refused answers are reported under a new id of the device', () => {
  const { report, isToSend } = nextReport(null, 3, now)
  expect(report).toEqual({ device: expect.stringMatching(/^[0-9a-f-]{36}$/), answers: 3, reported: null })
  expect(isToSend).toBe(true)
})

it('a number is reported when it changes, also to 0', () => {
  expect(nextReport(reported(3), 3, now).isToSend).toBe(false)
  expect(nextReport(reported(3), 2, now)).toMatchObject({ report: { device: 'd', answers: 2 }, isToSend: true })
  expect(nextReport(reported(3), 0, now)).toMatchObject({ report: { device: 'd', answers: 0 }, isToSend: true })
})

it('an unchanged number is reported again after a day', () => {
  expect(nextReport(reported(3, now - reportAgainAfter), 3, now).isToSend).toBe(false)
  expect(nextReport(reported(3, now - reportAgainAfter - 1), 3, now).isToSend).toBe(true)
})

it('a report that did not arrive is sent again', () => {
  expect(nextReport({ device: 'd', answers: 3, reported: null }, 3, now).isToSend).toBe(true)
})

it('a number over the limit of the server is reported as the limit', () => {
  expect(nextReport(null, 1_000_000, now).report?.answers).toBe(20_000)
})
