/** The levels with the button Working (docs/product/rules-of-play.md, "Working"). */
import type { Level, Operation } from '#maths'

/** The papers that a child can choose from. `columns` has the calculation set out, `pen` is empty. */
export type PaperKind = 'columns' | 'pen'

const both: readonly PaperKind[] = ['columns', 'pen']
const penOnly: readonly PaperKind[] = ['pen']

/** Earlier levels of Length are read from a picture, so there is nothing to work out. */
const firstOfLength = 1.7

const papersByOperation: Partial<Record<Operation, (id: string) => readonly PaperKind[]>> = {
  addition: () => both,
  subtraction: () => both,
  multiplication: () => both,
  division: () => both,
  bedmas: () => penOnly,
  length: (id) => (Number(id) >= firstOfLength ? penOnly : []),
}

/** Returns the papers of a level, or an empty list where it has no button Working. */
export function papersOf({ operation, id }: Level): readonly PaperKind[] {
  return papersByOperation[operation]?.(id) ?? []
}
