/** Bounds how long one flush keeps the next group waiting. */
const callsAtMost = 100

interface Call<Item, Result> {
  readonly items: readonly Item[]
  readonly resolve: (results: Result[]) => void
  readonly reject: (reason: unknown) => void
}

/**
 * Gathers the calls made in one turn of the event loop, and those made while a flush is running, and flushes them as one.
 * Each caller is answered after the flush with the results of its own items. Where a group fails, each call of it is
 * tried once alone, so that a bad one fails without its neighbours.
 */
export function grouped<Item, Result>(
  flush: (items: readonly Item[]) => Promise<Result[]>,
): (items: readonly Item[]) => Promise<Result[]> {
  const waiting: Call<Item, Result>[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    while (waiting.length > 0) {
      await new Promise(setImmediate)
      await settle(waiting.splice(0, callsAtMost))
    }
    isRunning = false
  }

  async function settle(calls: readonly Call<Item, Result>[]) {
    try {
      const results = await flush(calls.flatMap((call) => call.items))
      let from = 0
      for (const { items, resolve } of calls) {
        resolve(results.slice(from, from + items.length))
        from += items.length
      }
    } catch (error) {
      if (calls.length === 1) calls[0]?.reject(error)
      else await Promise.all(calls.map((call) => settle([call])))
    }
  }

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject })
      if (!isRunning) void run()
    })
}
