/** Pixels that a section keeps below the top, for the bar above it (docs/product/screens.md, "Landing page"). */
const offset = 70

export const sections = [
  { id: 'home', label: 'Home' },
  { id: 'features', label: 'Features' },
  { id: 'how', label: 'How It Works' },
  { id: 'teachers', label: 'For Teachers' },
] as const
export type SectionId = (typeof sections)[number]['id']

/** Scrolls to a section. The hash of an ordinary anchor would be a route of the app. */
export function toSection(id: SectionId): void {
  const section = document.getElementById(id)
  if (!section) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: section.getBoundingClientRect().top + scrollY - offset, behavior: isCalm ? 'auto' : 'smooth' })
  section.focus({ preventScroll: true })
}
