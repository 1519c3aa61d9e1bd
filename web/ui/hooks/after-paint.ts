/** Work that can wait until what was just drawn stands on the screen, in the order of asking. */

const waiting: (() => void)[] = []

/** Does it in the task after the next frame; at once where no frame will come, because the page lies hidden or is going. */
export function afterPaint(work: () => void) {
  waiting.push(work)
  if (document.visibilityState === 'hidden') return doAll()
  if (waiting.length > 1) return
  requestAnimationFrame(() => setTimeout(doAll))
  addEventListener('pagehide', doAll, { once: true })
  document.addEventListener('visibilitychange', doAll, { once: true })
}

function doAll() {
  for (let work = waiting.shift(); work; work = waiting.shift()) {
    try {
      work()
    } catch (reason) {
      // What stands behind it is somebody else's.
      reportError(reason)
    }
  }
}
