import { randomInt } from 'node:crypto'

/**
 * Upper-case letters and digits, without those that are easily confused
 * (docs/product/accounts-and-classes.md, "Class codes").
 */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 6

/** Draws a class code. All codes are equally likely. */
export function drawClassCode(): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')
}
