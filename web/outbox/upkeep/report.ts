import type { mostReported } from '#contract'
import type { Report } from '../set-aside/count.ts'

/** Milliseconds after which the same number is reported again, because the server forgets reports: a day. */
export const reportAgainAfter = 24 * 3600_000

const most: typeof mostReported = 20_000

/** Returns the report to keep, null if there is none, and whether the server is to receive it. */
export function nextReport(
  before: Report | null,
  counted: number,
  now: number,
): { report: Report | null; isToSend: boolean } {
  const answers = Math.min(counted, most)
  if (!before && answers === 0) return { report: null, isToSend: false }
  const { device, reported } = before ?? { device: crypto.randomUUID(), reported: null }
  const isOld = reported !== null && Math.abs(now - reported.at) > reportAgainAfter
  return { report: { device, answers, reported }, isToSend: reported?.answers !== answers || isOld }
}
