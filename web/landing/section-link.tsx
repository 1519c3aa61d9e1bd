import type { MouseEvent, ReactNode } from 'react'
import { type SectionId, toSection } from './sections.ts'

/** An anchor link to a section of this page. */
export function SectionLink(props: {
  to: SectionId
  children: ReactNode
  label?: string
  className?: string | undefined
}) {
  const { to, children, label, className } = props
  const go = (event: MouseEvent) => {
    event.preventDefault()
    toSection(to)
  }
  return (
    <a href={`#${to}`} onClick={go} aria-label={label} className={className}>
      {children}
    </a>
  )
}
