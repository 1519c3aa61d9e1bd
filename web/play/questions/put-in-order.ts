/** Putting numbers in order, place by place; an empty place is ''. */

/** A number goes to the first empty place; one that has its place already is taken back, the others stay. */
export function putInOrder(order: readonly string[], number: string): readonly string[] {
  if (order.includes(number)) return withoutEnd(order.map((placed) => (placed === number ? '' : placed)))
  const free = order.indexOf('')
  return free < 0 ? [...order, number] : order.with(free, number)
}

/** What was put there last is taken back. */
export function takeLast(order: readonly string[]): readonly string[] {
  return withoutEnd(order.slice(0, -1))
}

/** The place that is filled next. */
export function nextPlace(order: readonly string[]): number {
  const free = order.indexOf('')
  return free < 0 ? order.length : free
}

function withoutEnd(order: readonly string[]): readonly string[] {
  return order.slice(0, order.findLastIndex((placed) => placed !== '') + 1)
}
