import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'

/** Whether a level is for children who begin to read and write. */
export function isForEarlyYears({ operation, stage }: Level): boolean {
  return operationTable[operation].earlyStages.includes(stage)
}
