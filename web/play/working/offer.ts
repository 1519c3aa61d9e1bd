/** The levels with the button Working (docs/product/rules-of-play.md, "Working"). */
import type { Level } from '#maths'
import { type OperationRow, operationTable } from '../../routes/operations.ts'

export type PaperKind = OperationRow['papers'][number]

/** Returns the papers of a level, or an empty list if it has no button Working. */
export function papersOf({ operation, id }: Level): readonly PaperKind[] {
  const { papers, papersFrom = id }: OperationRow = operationTable[operation]
  return id.localeCompare(papersFrom, 'en', { numeric: true }) < 0 ? [] : papers
}
