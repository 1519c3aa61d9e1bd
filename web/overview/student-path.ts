import { paths } from '../paths.ts'
import type { SeenOperation } from './placed.ts'

/** The student's own page in that operation. */
export function studentPath(operation: SeenOperation, of: { code: string; student: string }): string {
  if (operation === 'timestable') return paths.progressTimesTable(of)
  if (operation === 'length') return paths.progressMeasurement({ ...of, domain: operation })
  return paths.progressFourOperations({ ...of, op: operation })
}
