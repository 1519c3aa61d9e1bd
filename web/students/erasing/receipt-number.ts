/** Digits and upper-case letters without 0, O, 1 and I, as in class codes. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/**
 * Returns a number such as "E-2026-11-26-4Q7T", which is short enough to say on the telephone. It follows from the day,
 * in the time zone of the teacher, and from the id of the receipt.
 */
export function receiptNumber({ id, at }: { readonly id: string; readonly at: number }): string {
  const on = new Date(at)
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, 5), 16)
  const short = [15, 10, 5, 0].map((shift) => letters[(bits >> shift) & 31]).join('')
  return `E-${day}-${short}`
}
