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
