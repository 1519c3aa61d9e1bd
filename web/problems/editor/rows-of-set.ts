import type { OwnProblem } from '#maths'

/** The most bytes of the problems of a set as JSON. The server has the same limit (contract/sets.ts). */
const largest = 64 * 1024
/** The most rows of each problem, by try. Each next try stores fewer rows. */
const tries = [40, 20, 10, 5]

/**
 * Returns problems with as many rows as a set has room for. The rows of a problem are in no order, so the first ones
 * are as good as any others.
 */
export function fitRows(problems: readonly OwnProblem[]): OwnProblem[] {
  const fitted = tries.map((most) => problems.map((problem) => ({ ...problem, rows: problem.rows.slice(0, most) })))
  return fitted.find((one) => sizeOf(one) <= largest) ?? fitted.at(-1)!
}

const sizeOf = (problems: readonly OwnProblem[]) => new TextEncoder().encode(JSON.stringify(problems)).length
