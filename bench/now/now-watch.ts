/** A change of a student's cell, as a teacher sees it: in the column "Now", or in the grid of a task. */
export interface Seen {
  readonly student: string
  /** "Streak 2 of 5" or "Hand up" in the column, and "2 of 100" in the grid. */
  readonly shows: string
  /** Epoch milliseconds of the frame with it. */
  readonly at: number
}

declare global {
  interface Window {
    seen: Seen[]
  }
}

/** Notes the changes of the column "Now" ("now"), or of the part in a grid ("grid"). Runs in the browser. */
export function watchCells(page: string): void {
  const shown = new Map<string, string>()
  window.seen = []
  const look = () => {
    const at = Date.now()
    for (const row of document.querySelectorAll('tbody tr')) {
      const student = row.querySelector('th')?.textContent?.match(/Mia \d+/)?.[0]
      const streak = row.querySelector('[aria-label^="Streak"]')?.getAttribute('aria-label')
      const inNow = row.textContent?.includes('Hand up') ? 'Hand up' : streak
      const shows = page === 'now' ? inNow : row.querySelector('td:last-child')?.textContent?.match(/\d+ of \d+/)?.[0]
      if (!student || !shows || shown.get(student) === shows) continue
      shown.set(student, shows)
      window.seen.push({ student, shows, at })
    }
  }
  // A message follows the frame in which the change is drawn.
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(look)))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
}
