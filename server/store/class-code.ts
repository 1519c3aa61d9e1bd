import { randomInt } from 'node:crypto'

/**
 * Upper-case letters and digits, without those that are mistaken for each other
 * (docs/product/accounts-and-classes.md, "Class codes").
 */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Each code is as likely as any other. */
export function drawClassCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('')
}
