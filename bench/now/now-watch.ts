/** A change of a student's cell in the column "Now", as a teacher sees it. */
export interface Seen {
  readonly student: string
  /** "Streak 2 of 5", or "Hand up". */
  readonly shows: string
  /** Epoch milliseconds of the frame with it. */
  readonly at: number
}

declare global {
  interface Window {
    seen: Seen[]
  }
}

/** Notes the changes of the column "Now". Runs in the browser. */
export function watchNow(): void {
  const shown = new Map<string, string>()
  window.seen = []
  const look = () => {
    const at = Date.now()
    for (const row of document.querySelectorAll('tbody tr')) {
      const student = row.querySelector('th')?.textContent?.match(/Mia \d+/)?.[0]
      const streak = row.querySelector('[aria-label^="Streak"]')?.getAttribute('aria-label')
      const shows = row.textContent?.includes('Hand up') ? 'Hand up' : streak
      if (!student || !shows || shown.get(student) === shows) continue
      shown.set(student, shows)
      window.seen.push({ student, shows, at })
    }
  }
  // A message follows the frame in which the change is drawn.
  const observer = new MutationObserver(() => requestAnimationFrame(() => setTimeout(look)))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true })
}
