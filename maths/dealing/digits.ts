/** The digits of the two numbers of a calculation, for naming its pattern. */
import type { Question } from '../question.ts'

/** Returns both numbers of a calculation with one operator. */
export function numbersOf({ ask }: Question): readonly [number, number] {
  if (ask.kind !== 'calculation') throw new Error(`A question of the kind ${ask.kind} has no two numbers`)
  const { left, right } = ask.expression
  if (typeof left !== 'number' || typeof right !== 'number') throw new Error('The calculation has several operators')
  return [left, right]
}

/** Returns the number of decimal places that a number is written with. */
export function placesOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}

/** Returns a number in whole units of a decimal place. */
export function unitsOf(number: number, places: number): number {
  return Math.round(number * 10 ** places)
}

/** Returns the digits of a whole number from the ones upwards. */
export function digitsUpwards(number: number): number[] {
  return Array.from(String(number), Number).reverse()
}
