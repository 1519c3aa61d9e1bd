/** Expressions and quantities, as a language writes or says them. */
import { type Expression, isAdditive, needsBrackets, type Operator } from '../expression.ts'
import type { Quantity, Unit } from '../quantity.ts'
import { groupDigits } from './group-digits.ts'

export type MathsSymbol = Operator | '='

/** The way in which a language writes the parts of expressions and quantities, or says them. */
export interface Notation {
  /** "+" in writing, "plus" in speech. */
  readonly symbols: Readonly<Record<MathsSymbol, string>>
  readonly brackets: readonly [opening: string, closing: string]
  /** The mark between a quotient and its remainder: "r". */
  readonly remainder: string
  /** The space before the outermost operators and =, and every other space. */
  readonly spaces: readonly [before: string, after: string]
  number(value: number): string
  /** Returns words with their numbers as the notation has them. */
  words(text: string): string
  unit(unit: Unit, value: number): string
}

/** The notation of every language that uses the decimal point. */
export const written: Notation = {
  symbols: { '+': '+', '−': '−', '×': '×', '÷': '÷', '=': '=' },
  brackets: ['(', ')'],
  remainder: 'r',
  spaces: [' ', ' '],
  number: (value) => groupDigits(String(value)),
  words: groupDigits,
  unit: (unit) => unit,
}

/** Returns a symbol with the spaces around it: " + ". */
export function spaced(symbol: MathsSymbol, { symbols, spaces: [before, after] }: Notation = written): string {
  return before + symbols[symbol] + after
}

/** Returns an expression with the brackets that its tree needs: "(7 − 3) × 5". */
export function writeExpression(expression: Expression, notation = written): string {
  if (typeof expression === 'number') return notation.number(expression)
  const { operator, left, right } = expression
  return (
    bracketed(left, operator, 'left', notation) +
    spaced(operator, notation) +
    bracketed(right, operator, 'right', notation)
  )
}

/** Returns a notation without a space at which a line may break. */
export function unbroken(notation: Notation): Notation {
  const [, after] = notation.spaces
  return { ...notation, spaces: [after, after] }
}

/** Returns one side of an expression. A bracket and a product in a sum stay on one line. */
function bracketed(inner: Expression, outer: Operator, side: 'left' | 'right', notation: Notation): string {
  const [opening, closing] = notation.brackets
  const isProductInSum = typeof inner !== 'number' && isAdditive(outer) && !isAdditive(inner.operator)
  if (needsBrackets(inner, outer, side)) return opening + writeExpression(inner, unbroken(notation)) + closing
  return writeExpression(inner, isProductInSum ? unbroken(notation) : notation)
}

/** Returns a quantity: "1 m 35 cm". */
export function writeQuantity(quantity: Quantity, notation = written): string {
  const [, space] = notation.spaces
  return quantity.map(({ value, unit }) => notation.number(value) + space + notation.unit(unit, value)).join(' ')
}
