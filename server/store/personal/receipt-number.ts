import { type DayOf, dateOf } from '#maths/insight'
import { codeAlphabet } from '../classes/class-code.ts'
import type { About } from './erased-rows.ts'

/**
 * Returns a number such as "E-2026-11-26-4Q7T", which is short enough to say on the telephone. It follows from the day
 * of the erasure and from the id of the receipt. Two receipts of a day can have the same one, which is rare.
 *
 * @param dayOf the days in the time zone of the server
 */
export function receiptNumber({ id, erasedAt }: Pick<About, 'id' | 'erasedAt'>, dayOf: DayOf): string {
  const bits = Number.parseInt(id.slice(0, 5), 16)
  const letters = [15, 10, 5, 0].map((shift) => codeAlphabet[(bits >> shift) & 31])
  return `E-${dateOf(dayOf(erasedAt))}-${letters.join('')}`
}
