/** Sorted by code units, so that every process comes to the same order. */
export function sortedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: keyOf(item) }))
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
  return keyed.map(({ item }) => item)
}

/** In parts whose lengths are powers of two, so that a handful of prepared statements does for any number of rows. */
export function* inChunks<Row>(rows: readonly Row[]): Iterable<Row[]> {
  let from = 0
  let size = 64
  while (from < rows.length) {
    while (from + size > rows.length) size /= 2
    yield rows.slice(from, from + size)
    from += size
  }
}
