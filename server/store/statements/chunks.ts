/** Sorts items by code units of their keys, so that every process has the same order. */
export function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ item }) => item)
}

/**
 * Yields rows in chunks whose lengths are powers of two, so that a few prepared statements do for any number of rows.
 */
export function* inChunks<Row>(rows: readonly Row[]): Iterable<Row[]> {
  let from = 0
  let size = 64
  while (from < rows.length) {
    while (from + size > rows.length) size /= 2
    yield rows.slice(from, from + size)
    from += size
  }
}
