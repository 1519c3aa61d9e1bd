import type { UnitOf } from '../../../quantity.ts'

/** A unit and a smaller one that is taught with it. 10^places of the smaller unit make the larger one. */
export interface Pair {
  readonly large: UnitOf<'length'>
  readonly small: UnitOf<'length'>
  readonly places: number
}

export const pairs: readonly Pair[] = [
  { large: 'cm', small: 'mm', places: 1 },
  { large: 'm', small: 'cm', places: 2 },
  { large: 'km', small: 'm', places: 3 },
]
