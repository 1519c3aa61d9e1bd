/**
 * The longest time of a stop in milliseconds. A container runtime kills a process 10 seconds after its first signal.
 */
const usualPatience = 9000
/** Milliseconds in which a further signal counts as the first one, because Ctrl-C in npm reaches this process twice. */
const repeatWindow = 1000

/** Stops at a signal with exit code 0. A stop that hangs, or a second signal, ends the process with exit code 1. */
export function stopOnSignals(close: () => Promise<void>, patience = usualPatience): void {
  let stoppingSince: number | undefined
  const stop = async () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > repeatWindow) giveUp('at a second signal')
      return
    }
    stoppingSince = performance.now()
    setTimeout(() => giveUp(`after ${patience / 1000} seconds`), patience).unref()
    await close()
    process.exit(0)
  }
  // A terminal that closes sends SIGHUP.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
}

function giveUp(when: string): never {
  console.error(`Stopped ${when}, without waiting for the database any longer.`)
  process.exit(1)
}
