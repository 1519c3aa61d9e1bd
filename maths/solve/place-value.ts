/** A power of ten as its exponent: 0 for ones, 1 for tens, −1 for tenths. */
export type Place = number

/** A count of one place: 5 tens. */
export interface Count {
  readonly count: number
  readonly place: Place
}

/** Returns the number that a count of a place makes: 40 for 4 tens. */
export const amountOf = ({ count, place }: Count): number => count * 10 ** place
