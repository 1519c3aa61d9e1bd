/** An order of numbers that a child makes, one position at a time. An empty position is ''. */

/** Puts a number at the first empty position. A number that is in the order already is removed, and the others stay. */
export function toggleInOrder(order: readonly string[], number: string): readonly string[] {
  if (order.includes(number)) return trimmed(order.map((placed) => (placed === number ? '' : placed)))
  const free = order.indexOf('')
  return free < 0 ? [...order, number] : order.with(free, number)
}

/** Removes the last number of the order. */
export function takeLast(order: readonly string[]): readonly string[] {
  return trimmed(order.slice(0, -1))
}

/** Returns the position that is filled next. */
export function nextPosition(order: readonly string[]): number {
  const free = order.indexOf('')
  return free < 0 ? order.length : free
}

function trimmed(order: readonly string[]): readonly string[] {
  return order.slice(0, order.findLastIndex((placed) => placed !== '') + 1)
}
