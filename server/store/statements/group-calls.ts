/** The largest number of calls in a group, which limits how long one flush delays the next group. */
const callsAtMost = 100
/** The largest number of connections that a failed group uses when each of its calls is tried alone. */
const aloneAtOnce = 4
/** A flush that fails after more milliseconds has waited for a lock or for a database that does not respond. */
const quickFailure = 2000

interface Call<Item, Result> {
  readonly items: readonly Item[]
  readonly resolve: (results: Result[]) => void
  readonly reject: (reason: unknown) => void
}

interface Options {
  /** Receives a function that returns how many calls wait. */
  readonly watch?: ((waiting: () => number) => void) | undefined
  /** The largest number of flushes under way. With two, a flush that hangs does not stop all calls. */
  readonly flushesAtOnce?: number
  /** The clock that times a flush, in milliseconds. */
  readonly now?: () => number
}

/**
 * Returns a function whose calls are flushed in groups: those made at the same time, or during a flush.
 * Each call returns the results of its own items after the flush. When a group fails at once, each of its calls is
 * tried alone, a few at a time, so a bad call fails without its neighbours. When a few fail together, the cause is the
 * database, and the other calls fail with them. When a flush fails late, it has waited for the database. Its calls and
 * those that wait behind it fail at once, because further tries would add their waits to the first one.
 */
export function groupCalls<Item, Result>(
  flush: (items: readonly Item[]) => Promise<Result[]>,
  { watch = () => {}, flushesAtOnce = 1, now = () => performance.now() }: Options = {},
): (items: readonly Item[]) => Promise<Result[]> {
  const waiting: Call<Item, Result>[] = []
  let running = 0
  watch(() => waiting.length)

  async function run() {
    running++
    while (waiting.length > 0) {
      await new Promise(setImmediate)
      if (waiting.length > 0) await settle(waiting.splice(0, callsAtMost))
    }
    running--
  }

  /** Returns whether the flush succeeded. */
  async function settle(calls: readonly Call<Item, Result>[]): Promise<boolean> {
    const began = now()
    try {
      const results = await flush(calls.flatMap((call) => call.items))
      let from = 0
      for (const { items, resolve } of calls) {
        resolve(results.slice(from, from + items.length))
        from += items.length
      }
      return true
    } catch (error) {
      if (now() - began > quickFailure) rejectAll([...calls, ...waiting.splice(0)], error)
      else if (calls.length === 1) rejectAll(calls, error)
      else await settleAlone(calls, error)
      return false
    }
  }

  async function settleAlone(calls: readonly Call<Item, Result>[], error: unknown) {
    const rest = [...calls]
    while (rest.length > 0) {
      const tried = await Promise.all(rest.splice(0, aloneAtOnce).map((call) => settle([call])))
      if (!tried.includes(true)) break
    }
    rejectAll(rest, error)
  }

  function rejectAll(calls: readonly Call<Item, Result>[], error: unknown) {
    for (const { reject } of calls) reject(error)
  }

  return (items) =>
    new Promise((resolve, reject) => {
      waiting.push({ items, resolve, reject })
      if (running < flushesAtOnce) void run()
    })
}
