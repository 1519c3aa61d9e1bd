/**
 * Moves what a child should answer down and up once: a box, a choice or the question about hearing. A box or a choice
 * gets the focus. With reduced motion it only has the ring.
 */
export function nod(asked: HTMLElement | null) {
  if (!(document.activeElement instanceof HTMLInputElement)) asked?.focus({ preventScroll: true })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  asked?.animate({ translate: ['0', '0 8px', '0'] }, { duration: 220, easing: 'ease-in-out' })
}
