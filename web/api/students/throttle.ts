/**
 * Returns a function that collects items. The first is passed on at once. Later ones are passed on together, one set at
 * a time, with a pause of `calm` milliseconds after each. Thirty children who play at once then cause few requests.
 */
export function throttled<T>(pass: (items: ReadonlySet<T>) => Promise<unknown>, calm: number): (item: T) => void {
  let waiting = new Set<T>()
  let isBusy = false

  async function passOn() {
    isBusy = true
    while (waiting.size > 0) {
      const items = waiting
      waiting = new Set()
      // A failed set does not stop the next one. The query that failed shows its own failure.
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
