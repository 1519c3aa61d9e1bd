/** Moves the box or the choice for the answer down and up once, and focuses it. With reduced motion it only has the ring. */
export function nod(input: HTMLInputElement | null) {
  if (!(document.activeElement instanceof HTMLInputElement)) input?.focus({ preventScroll: true })
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  input?.animate({ translate: ['0', '0 8px', '0'] }, { duration: 220, easing: 'ease-in-out' })
}
