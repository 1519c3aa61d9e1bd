import { useContext, useEffect, useRef, useState } from 'react'
import { LanguageContext } from '../../language/language.ts'

/**
 * Sets the title and the language of the document. After a navigation it moves the focus to the heading, so that
 * keyboards and screen readers start at the new page. It does not move the focus on the page that the browser itself
 * loaded.
 */
export function useArrival(title: string) {
  const page = useRef<HTMLElement>(null)
  const language = useContext(LanguageContext)
  // A history entry that a navigation has added has a state.
  const [isFirst] = useState(() => history.state === null)

  useEffect(() => {
    document.title = `${title} · Solve it! Maths`
    document.documentElement.lang = language
  }, [title, language])

  const focused = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isFirst) return
    // The focus moves a second time only if a later render replaced the heading, and the focus was lost with it.
    const before = focused.current
    if (before && (before.isConnected || document.activeElement !== document.body)) return
    if (!before) scrollTo(0, 0)
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    focused.current = heading ?? page.current
    focused.current?.focus({ preventScroll: true })
  })

  return page
}
