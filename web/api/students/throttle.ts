/**
 * Passes on what comes in: the first at once, what follows gathered, one lot at a time with `calm` milliseconds between
 * them. Thirty children who play at once make one request now and then, not thirty.
 */
export function gathered<T>(pass: (items: ReadonlySet<T>) => Promise<unknown>, calm: number): (item: T) => void {
  let waiting = new Set<T>()
  let isBusy = false

  async function passOn() {
    isBusy = true
    while (waiting.size > 0) {
      const items = waiting
      waiting = new Set()
      // One lot that fails is not the last: its failure shows where it was to be read.
      await pass(items).catch(() => {})
      await new Promise((resolve) => setTimeout(resolve, calm))
    }
    isBusy = false
  }

  return (item) => {
    waiting.add(item)
    if (!isBusy) passOn()
  }
}
