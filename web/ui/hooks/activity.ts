/**
 * Whether someone is there. A page reads by itself when something has changed, when its window is shown and now and then: that says
 * nothing of its teacher, and must not keep an idle session open (server/auth/session-limits.ts).
 */

/** Milliseconds without a touch after which what is read is the page's own doing. */
const awayAfter = 60_000

/** Whoever opens the page is there. */
let lastTouch = 0

export function watchTouches(page: EventTarget): void {
  const touched = () => {
    lastTouch = performance.now()
  }
  // A screen reader clicks without a pointer.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'click'])
    page.addEventListener(type, touched, { capture: true, passive: true })
}

export function isAttended(): boolean {
  return performance.now() - lastTouch < awayAfter
}
