/** Callbacks that can wait until the last render is painted, in the order of the calls. */

const queue: (() => void)[] = []

/** Calls `work` in the task after the next frame. On a hidden or closing page, which gets no frame, it runs at once. */
export function afterPaint(work: () => void) {
  queue.push(work)
  if (document.visibilityState === 'hidden') return runAll()
  if (queue.length > 1) return
  requestAnimationFrame(() => setTimeout(runAll))
  addEventListener('pagehide', runAll, { once: true })
  document.addEventListener('visibilitychange', runAll, { once: true })
}

function runAll() {
  for (let work = queue.shift(); work; work = queue.shift()) {
    try {
      work()
    } catch (reason) {
      // The next callbacks belong to other callers, so they run in any case.
      reportError(reason)
    }
  }
}
