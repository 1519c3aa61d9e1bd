import type { Level } from '#maths'
import { operationTable } from '../../routes/operations.ts'

/** Returns whether a level is for children who are learning to read and write. */
export function isForEarlyYears({ operation, stage }: Level): boolean {
  return operationTable[operation].earlyStages.includes(stage)
}
