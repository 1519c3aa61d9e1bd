/** The entries of an area, as its menu, its choosers and its tabs show them. */
import { type Area, type Operation, operationsOf } from '#maths'
import { listTitle } from '../levels/list-title.ts'
import { operationTable } from '../routes/operations.ts'
import type { ComingPath } from '../routes/paths.ts'
import type { Art } from '../ui/art/art.ts'
import type { Theme } from '../ui/parts/theme.ts'
import { areaRows, areaTable, type ComingRow, operationBlurbs } from './areas.ts'

interface ReadyEntry {
  readonly status: 'ready'
  readonly operation: Operation
  /** The title of its list. */
  readonly title: string
  readonly theme: Theme
  readonly blurb: string
  readonly picture: Art
  /** The path of its list. */
  readonly path: string
}

export type Entry = ReadyEntry | ComingRow

/** Returns the operations of the area, and then the entries without levels yet. */
export function entriesOf(area: Area): readonly Entry[] {
  return [...operationsOf(area).map(readyEntry), ...areaTable[area].coming]
}

function readyEntry(operation: Operation): ReadyEntry {
  const { theme, art, path } = operationTable[operation]
  const [title, blurb] = [listTitle(operation), operationBlurbs[operation]]
  return { status: 'ready', operation, title, theme, blurb, picture: art, path }
}

/** Returns the entry whose placeholder page is at a path, with its area. areas.test.ts tries every path. */
export function comingAt(path: ComingPath) {
  for (const [area, { coming }] of areaRows) {
    for (const entry of coming) if (entry.page?.path === path) return { area, entry, page: entry.page }
  }
  throw new Error(`No entry has a page at ${path}`)
}
