/** The part of a solution that a child reads after the first miss of a question. */
import type { Step } from '#maths/solve'

/** Returns the index of the child's last own step before the end, or -1 if no step before the end asks. */
export function lastOwnStep(steps: readonly Step[]): number {
  return steps.slice(0, -1).findLastIndex(({ asks }) => asks)
}

/** Returns the steps up to the child's last own one before the end, or up to a later one where the part begins. */
export function partFrom(start: number, steps: readonly Step[]): readonly Step[] {
  return steps.slice(0, Math.max(start, lastOwnStep(steps)) + 1)
}
