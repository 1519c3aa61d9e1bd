/** The levels that give a group practice (docs/product/teacher-screens.md, "Tasks"). */
import { levelsOf } from '../catalogue.ts'
import type { Operation } from '../curriculum.ts'
import type { SlipId } from '../slips/slip-id.ts'

export interface PracticeLevel {
  readonly operation: Operation
  readonly levelId: string
}

type Clear = Readonly<Record<Operation, Partial<Readonly<Record<SlipId, readonly string[]>>>>>

/**
 * The levels whose questions can show a slip at least half as often as those of the level that shows it most often. A
 * slip is not listed if all its levels do, or if it is rare in each.
 */
export const clearLevels: Clear = {
  addition: {},
  subtraction: { 'borrow-from-zero': ['3.7', '4.5'], 'ten-kept-at-zero': ['3.7', '4.5'] },
  multiplication: { 'times-added': ['1.1', '1.3', '1.4', '1.5', '1.6', '2.2', '3.2'], 'times-one': ['1.2'] },
  division: {
    'zero-left-out': ['3.3', '4.2'],
    'rest-dropped': ['2.2', '3.2', '4.1', '4.3'],
    'remainder-as-decimal': ['5.4'],
  },
  bedmas: { 'a-before-s': ['1.3', '1.4'], 'm-before-d': ['1.1', '1.3', '1.4'] },
  timestable: {},
  length: {},
  numberphase1: { 'teen-ty': ['1.4', '1.5'] },
}

/** The table of 0, because the levels of Multiplication ask × 0 in at most one of eight questions. */
const tableOfZero: PracticeLevel = { operation: 'timestable', levelId: '1.1' }

/**
 * Returns one or two levels in which a group practises. The first one is that in which most students show the slip. A
 * second one is for the others, but only if it comes before the first one: nobody should get a level that is too hard.
 *
 * @param levels the levels in which each student of the group shows the slip
 */
export function practiceLevels(
  operation: Operation,
  slip: SlipId,
  levels: readonly ReadonlySet<string>[],
): readonly PracticeLevel[] {
  if (slip === 'times-zero') return [tableOfZero]
  const own = levels.map((made) => levelsFor(operation, slip, made))
  const order: readonly string[] = levelsOf(operation).map(({ id }) => id)
  const mostOf = (students: readonly ReadonlySet<string>[], offered: readonly string[]) => {
    const count = (id: string) => students.filter((made) => made.has(id)).length
    return offered.filter((id) => count(id) > 0).sort((a, b) => count(b) - count(a))[0]
  }
  const first = mostOf(own, order)
  if (first === undefined) return []
  const others = own.filter((made) => !made.has(first))
  const second = mostOf(others, order.slice(0, order.indexOf(first)))
  return [first, ...(second === undefined ? [] : [second])].map((levelId) => ({ operation, levelId }))
}

/**
 * Returns the student's levels that show the slip often; if there are none, such levels of the same stages; otherwise
 * all levels of the student.
 */
function levelsFor(operation: Operation, slip: SlipId, made: ReadonlySet<string>): ReadonlySet<string> {
  const clear = clearLevels[operation][slip]
  if (!clear) return made
  const often = clear.filter((id) => made.has(id))
  const all = levelsOf(operation)
  const stages = new Set(all.filter(({ id }) => made.has(id)).map(({ stage }) => stage))
  const near = all.filter(({ id, stage }) => clear.includes(id) && stages.has(stage)).map(({ id }) => id)
  return [often, near].map((ids) => new Set(ids)).find((ids) => ids.size > 0) ?? made
}
