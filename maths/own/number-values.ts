/** The values of a number that changes. */
import { readDecimal } from '../decimal.ts'
import { isWithin, type Steps, sizeOf, stepsOf, valuesOf } from './combinations.ts'
import { type ChangingNumber, longestNumber } from './problem.ts'

/** A range, or a list of decimals in their shortest form. */
type ReadNumber =
  | { readonly kind: 'range'; readonly steps: Steps }
  | { readonly kind: 'list'; readonly decimals: readonly string[] }

/** Returns the values of a number, or null if its range or list is none. */
export function readNumber({ values }: ChangingNumber): ReadNumber | null {
  if (values.kind === 'range') {
    const [from, to] = [decimalOf(values.from), decimalOf(values.to)]
    const steps = from === null || to === null ? null : stepsOf({ from, to, step: values.step })
    return steps && { kind: 'range', steps }
  }
  const decimals = values.numbers.map(decimalOf)
  return decimals.every((decimal) => decimal !== null) ? { kind: 'list', decimals } : null
}

export function countOf(read: ReadNumber): number {
  return read.kind === 'range' ? sizeOf(read.steps) : read.decimals.length
}

export function listedValues(number: ChangingNumber): readonly string[] {
  const read = readNumber(number)
  if (!read) return []
  return read.kind === 'range' ? valuesOf(read.steps) : read.decimals
}

/** Returns whether a text is a value of a number in its shortest form. */
export function isValueOf(read: ReadNumber | null, text: string): boolean {
  if (decimalOf(text) !== text) return false
  return read?.kind === 'range' ? isWithin(read.steps, text) : read?.decimals.includes(text) === true
}

/** Returns a typed decimal of at most nine digits and six places in its shortest form, or null. */
export function decimalOf(typed: string): string | null {
  const decimal = typed.length > longestNumber ? null : readDecimal(typed, 6)
  return decimal !== null && /^-?\d{1,9}(\.\d{1,6})?$/.test(decimal) ? decimal : null
}

export const namesOf = (numbers: readonly Pick<ChangingNumber, 'name'>[]) => numbers.map(({ name }) => name)

export const hasRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length
