/** The levels with the button Working (docs/product/rules-of-play.md, "Working"). */
import type { Level, LevelId, Operation } from '#maths'

/** The papers that a child can choose from. `columns` has the calculation set out, `pen` is empty. */
export type PaperKind = 'columns' | 'pen'

const both: readonly PaperKind[] = ['columns', 'pen']
const penOnly: readonly PaperKind[] = ['pen']
const none: readonly PaperKind[] = []

const papersByOperation: Readonly<Record<Operation, readonly PaperKind[]>> = {
  addition: both,
  subtraction: both,
  multiplication: both,
  division: both,
  bedmas: penOnly,
  timestable: none,
  length: penOnly,
  numberphase1: none,
}

/** The levels of Length that are read from a picture, so there is nothing to work out. */
const readFromPicture: readonly LevelId[] = ['1.1', '1.2', '1.3', '1.4', '1.5', '1.6'] satisfies LevelId<'length'>[]

/** Returns the papers of a level, or an empty list if it has no button Working. */
export function papersOf({ operation, id }: Level): readonly PaperKind[] {
  return operation === 'length' && readFromPicture.includes(id) ? none : papersByOperation[operation]
}
