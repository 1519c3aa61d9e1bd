/** Runs in the page: how long each answer waits for its verdict. */

export interface Verdict {
  /** From the key or tap that checks to the frame with the verdict, drawn by the page. Milliseconds. */
  readonly drawn: number
  /** The same up to the screen, as the browser itself measures it, to the nearest 8 ms. */
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
  const checkedAt = new Map<number, { drawn: number; shown: number | null }>()

  const begin = (timeStamp: number) => {
    latest.checkedAt = timeStamp
    latest.isMarked = false
  }
  addEventListener('keydown', ({ key, timeStamp }) => key === 'Enter' && begin(timeStamp), true)
  addEventListener('click', ({ target, timeStamp }) => target instanceof HTMLButtonElement && begin(timeStamp), true)

  const drawn = () => {
    const verdict = { drawn: performance.now() - latest.checkedAt, shown: null }
    window.verdicts.push(verdict)
    checkedAt.set(Math.round(latest.checkedAt), verdict)
    latest.isMarked = true
  }
  new MutationObserver(() => {
    if (latest.isMarked || !/Correct! Great job!|Oops! Try again\./.test(document.body.textContent ?? '')) return
    // After the callbacks of the frame come style, layout and paint, and then the most urgent task.
    requestAnimationFrame(() => scheduler.postTask(drawn, { priority: 'user-blocking' }))
  }).observe(document, { childList: true, characterData: true, subtree: true })

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const verdict = checkedAt.get(Math.round(startTime))
      if (verdict) verdict.shown = Math.max(duration, verdict.shown ?? 0)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}
