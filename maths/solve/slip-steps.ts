import type { Slip } from '../slips/slip.ts'
import type { Step } from './solution.ts'

/** Returns the index of the step of a solution in which a slip happens, or null if it is unknown. */
export function stepOfSlip(steps: readonly Step[], at: Slip['at'] = []): number | null {
  const kinds = steps.map(({ says }) => says.map(({ kind }) => kind))
  const kind = at.find((each) => kinds.some((said) => said.includes(each)))
  return kind ? kinds.findIndex((said) => said.includes(kind)) : null
}
