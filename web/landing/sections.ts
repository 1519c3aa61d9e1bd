import { m } from '../language/messages.ts'

/** Pixels that a section keeps below the top, for the bar above it (docs/product/screens.md, "Landing page"). */
const offset = 70

export const sections = [
  { id: 'home', label: m.landing_home() },
  { id: 'features', label: m.landing_features() },
  { id: 'how', label: m.landing_how() },
  { id: 'teachers', label: m.landing_teachers() },
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
