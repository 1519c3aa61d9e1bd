import type { Mistake } from '../../slips/mistake.ts'

/** Returns a mistake from its words after "1" and after a larger number. */
export function mistake(one: string, other: string): Mistake {
  return (students) => (students === 1 ? one : other)
}
