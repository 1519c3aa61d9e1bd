/** The rows of a table in pages, of which one at a time is in memory. */
import type { AnyRow } from '../store/personal/personal-rows.ts'

export type Pages = AsyncIterable<readonly AnyRow[]>

/** Yields the first rows. Calls `onCut` if there are more. */
export async function* firstRows(pages: Pages, most: number, onCut: () => void): AsyncGenerator<readonly AnyRow[]> {
  let left = most
  for await (const rows of pages) {
    if (left > 0) yield rows.slice(0, left)
    left -= rows.length
    if (left < 0) return onCut()
  }
}

export async function* mapPages(
  pages: Pages,
  change: (rows: readonly AnyRow[]) => readonly AnyRow[],
): AsyncGenerator<readonly AnyRow[]> {
  for await (const rows of pages) yield change(rows)
}
