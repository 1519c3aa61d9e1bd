/**
 * This rule chooses what to offer a child next (docs/product/screens.md, "My hops"). It compares the child with nobody.
 */
import { type Level, levelsOf, stagesByOperation } from '../catalogue.ts'
import type { KnownFacts } from './known-facts.ts'
import type { Completion } from './week.ts'

export type NextToTry =
  /** A table of which the child knows half of the facts or more, and not all. */
  | { readonly kind: 'table'; readonly table: number; readonly level: Level }
  /** The level after the highest completed one or a level that was left out, or the first level after a whole stage. */
  | { readonly kind: 'level' | 'stage'; readonly after: Level; readonly level: Level }

/**
 * Returns what to try next. This is a table that is half known, if there is one. Otherwise it is the level after the
 * highest completed one, in the operation in which the child completed a level last. After the last level it is the
 * first one that was left out. Returns null if nothing is completed, or nothing is left.
 */
export function nextToTry(facts: KnownFacts, completed: readonly Omit<Completion, 'studentId'>[]): NextToTry | null {
  return tableToTry(facts) ?? levelToTry(completed)
}

function tableToTry({ tables, next }: KnownFacts): NextToTry | null {
  const [table, level] = next === null ? [] : [tables[next], levelsOf('timestable')[next]]
  if (next === null || !table || !level || table.known * 2 < table.of) return null
  return { kind: 'table', table: next, level }
}

function levelToTry(completed: readonly Omit<Completion, 'studentId'>[]): NextToTry | null {
  const latestFirst = completed.toSorted((a, b) => b.completedAt - a.completedAt)
  for (const operation of new Set(latestFirst.map((one) => one.operation))) {
    const done = new Set(completed.filter((one) => one.operation === operation).map(({ levelId }) => levelId))
    const levels = levelsOf(operation)
    const highest = levels.findLastIndex(({ id }) => done.has(id))
    const [after, level] = [levels[highest], levels[highest + 1] ?? levels.find(({ id }) => !done.has(id))]
    if (!after || !level) continue
    const stage = stagesByOperation[operation].find(({ id }) => id === after.stage)
    const isStage = level.stage !== after.stage && stage?.levels.every(({ id }) => done.has(id))
    return { kind: isStage ? 'stage' : 'level', after, level }
  }
  return null
}
