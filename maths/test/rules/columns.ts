/** Counts where whole numbers carry and borrow in written calculation, column by column from the right. */

/** Returns how many columns carry when two whole numbers are added. */
export function carries(a: number, b: number): number {
  let carried = 0
  let count = 0
  for (let power = 1; power <= Math.max(a, b); power *= 10) {
    carried = digitAt(a, power) + digitAt(b, power) + carried >= 10 ? 1 : 0
    count += carried
  }
  return count
}

/** Returns how many columns borrow when b is subtracted from a. */
export function borrows(a: number, b: number): number {
  let borrowed = 0
  let count = 0
  for (let power = 1; power <= Math.max(a, b); power *= 10) {
    borrowed = digitAt(a, power) - borrowed < digitAt(b, power) ? 1 : 0
    count += borrowed
  }
  return count
}

/** Returns the carry out of each column of `a` when `a` is multiplied by a digit, beginning with the ones. */
export function carriesTimes(a: number, digit: number): number[] {
  const carried: number[] = []
  for (let power = 1; power <= a; power *= 10) {
    carried.push(Math.floor((digitAt(a, power) * digit + (carried.at(-1) ?? 0)) / 10))
  }
  return carried
}

/** Returns the digit at a power of ten: `digitAt(472, 10)` is 7. */
export function digitAt(value: number, power: number): number {
  return Math.floor(value / power) % 10
}
