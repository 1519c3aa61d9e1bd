/** Measures how long each answer waits for its verdict. Runs in the browser. */

export interface Verdict {
  /** Milliseconds from the key or tap that checks until the page has drawn the frame with the verdict. */
  readonly drawn: number
  /** Milliseconds until the frame is on the screen. The browser measures it, to the nearest 8 ms. */
  readonly shown: number | null
}

declare const scheduler: { postTask(task: () => void, options: { readonly priority: 'user-blocking' }): unknown }

declare global {
  interface Window {
    verdicts: { drawn: number; shown: number | null }[]
  }
}

export function watchVerdicts(): void {
  window.verdicts = []
  const latest = { checkedAt: 0, isMarked: true }
  const verdictByTime = new Map<number, { drawn: number; shown: number | null }>()

  const begin = (timeStamp: number) => {
    latest.checkedAt = timeStamp
    latest.isMarked = false
  }
  addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && begin(timeStamp), true)
  addEventListener('click', ({ target, timeStamp }) => target instanceof HTMLButtonElement && begin(timeStamp), true)

  const drawn = () => {
    const verdict = { drawn: performance.now() - latest.checkedAt, shown: null }
    window.verdicts.push(verdict)
    verdictByTime.set(Math.round(latest.checkedAt), verdict)
    latest.isMarked = true
  }
  new MutationObserver(() => {
    if (latest.isMarked || !/Correct! Great job!|Oops! Try again\./.test(document.body.textContent ?? '')) return
    // The browser runs style, layout and paint after the callbacks of a frame, and then the most urgent task.
    requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }))
  }).observe(document, { childList: true, characterData: true, subtree: true })

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const verdict = verdictByTime.get(Math.round(startTime))
      if (verdict) verdict.shown = Math.max(duration, verdict.shown ?? 0)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
