/**
 * Detects whether someone uses the page. A page also refetches unasked: after a change, when its window is shown, and
 * at intervals. Such requests must not keep an idle session open (server/auth/sessions.ts).
 */

/** The milliseconds without a touch after which a page counts as unattended. */
const unattendedAfter = 60_000

/** The time of the last touch. It begins with 0, because someone has opened the page. */
let lastTouch = 0

export function watchTouches(page: EventTarget): void {
  const onTouch = () => {
    lastTouch = performance.now()
  }
  // A screen reader clicks without a pointer.
  for (const type of ['pointerdown', 'keydown', 'wheel', 'click'])
    page.addEventListener(type, onTouch, { capture: true, passive: true })
}

export function isAttended(): boolean {
  return performance.now() - lastTouch < unattendedAfter
}
