import { randomInt } from 'node:crypto'

/**
 * Upper-case letters and digits, without those that are easily confused
 * (docs/product/accounts-and-classes.md, "Class codes").
 */
export const codeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const draw = (length: number) => Array.from({ length }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('')

/** Draws a class code. All codes are equally likely. */
export const drawClassCode = () => draw(6)

/** Draws the code of a worksheet. There are 32^8, so that nobody guesses one that exists. */
export const drawSheetCode = () => draw(8)
