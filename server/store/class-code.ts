import { randomInt } from 'node:crypto'

/** Upper-case base 36 without what is mistaken for another sign (specification 1, section 9; readings.md, "Classes"). */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Each code is as likely as any other. */
export function drawClassCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
