/**
 * A sentence of help is a line of parts. The screen, the voice and the printed sheet write the parts, each in its own
 * way, so that nothing has to find an equation or a unit in a text.
 */
import type { Expression } from '../expression.ts'
import type { Quantity, Unit } from '../quantity.ts'
import type { Sides } from '../solve/phrases/general.ts'
import { type MathsSymbol, type Notation, spaced, writeExpression, writeQuantity } from './expression.ts'

export type Part =
  /** Words, with numbers that are not calculated with. */
  | { readonly kind: 'words'; readonly text: string }
  | EquationPart
  | { readonly kind: 'quantity'; readonly quantity: Quantity }
  /** A unit without a number. */
  | { readonly kind: 'unit'; readonly unit: Unit }
  /** An operator or an equals sign outside an equation. */
  | { readonly kind: 'symbol'; readonly symbol: MathsSymbol }
  /** The box in which the child writes the answer to the question of a step. */
  | { readonly kind: 'box' }

/** Equal expressions: 6 + 7 + 1 = 14. A single one is an expression alone: 10 − 6. */
export interface EquationPart {
  readonly kind: 'equation'
  readonly sides: Sides
  /** The remainder of a quotient, which is the last side. */
  readonly remainder?: number
}

export type Line = readonly Part[]

export const equation = (sides: Sides): EquationPart => ({ kind: 'equation', sides })
export const expressionOf = (of: Expression) => equation([of])
export const quantityOf = (of: Quantity): Part => ({ kind: 'quantity', quantity: of })
export const unitOf = (unit: Unit): Part => ({ kind: 'unit', unit })
export const symbolOf = (of: MathsSymbol): Part => ({ kind: 'symbol', symbol: of })
export const box: Part = { kind: 'box' }

type Piece = string | number | Part | Line

/** Tags a template of a sentence: line`Hop to ${ten} first.` Numbers and strings become words. */
export function line(texts: readonly string[], ...pieces: readonly Piece[]): Line {
  return lineOf(texts.flatMap((text, i) => (i === 0 ? [text] : [pieces[i - 1]!, text])))
}

/** Returns the line of these pieces in a row. Words next to each other become one part. */
export function lineOf(pieces: readonly Piece[]): Line {
  const parts: Part[] = []
  for (const piece of pieces.flat()) {
    const part = typeof piece === 'object' ? piece : { kind: 'words' as const, text: String(piece) }
    const before = parts.at(-1)
    if (part.kind !== 'words' || before?.kind !== 'words') parts.push(part)
    else parts[parts.length - 1] = { kind: 'words', text: before.text + part.text }
  }
  return parts.filter((part) => part.kind !== 'words' || part.text !== '')
}

/** Returns a line as one text, in writing or in speech. */
export function textOf(of: Line, notation: Notation): string {
  return of.map((part) => textOfPart(part, notation)).join('')
}

export function textOfPart(part: Part, notation: Notation): string {
  switch (part.kind) {
    case 'words':
      return notation.words(part.text)
    case 'equation':
      return sidesOf(part, notation).join(spaced('=', notation))
    case 'quantity':
      return writeQuantity(part.quantity, notation)
    case 'unit':
      return notation.unit(part.unit, Number.NaN)
    case 'symbol':
      return notation.symbols[part.symbol]
    case 'box':
      return '?'
  }
}

/** Returns the sides of an equation as texts. The last one has the remainder: "3 r 2". */
export function sidesOf({ sides, remainder }: EquationPart, notation: Notation): string[] {
  const [, space] = notation.spaces
  const end = remainder === undefined ? [] : [notation.remainder, notation.number(remainder)]
  return sides.map((side, i) => {
    const text = writeExpression(side, notation)
    return i === sides.length - 1 ? [text, ...end].join(space) : text
  })
}
