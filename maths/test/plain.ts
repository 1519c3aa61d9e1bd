import { type Notation, written } from '../say/expression.ts'

/** The written notation with the digits of each number together, so that a test finds the number in a text. */
export const plain: Notation = { ...written, number: String, words: (text) => text }
