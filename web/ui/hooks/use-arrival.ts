import { useEffect, useRef, useState } from 'react'

/**
 * Gives the tab its title, and after a navigation the focus to the page's heading, so that a keyboard and a screen reader
 * arrive where the eye does. The page that the browser itself loaded is left alone.
 */
export function useArrival(title: string) {
  const page = useRef<HTMLElement>(null)
  // Entries of the history that were made by a navigation have a state.
  const [isFirst] = useState(() => history.state === null)

  useEffect(() => {
    document.title = `${title} · Solve it! Maths`
  }, [title])

  const arrivedAt = useRef<HTMLElement | null>(null)
  useEffect(() => {
    if (isFirst) return
    // Again only where what came later drew the heading anew, and the focus went with the old one.
    const before = arrivedAt.current
    if (before && (before.isConnected || document.activeElement !== document.body)) return
    if (!before) scrollTo(0, 0)
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    arrivedAt.current = heading ?? page.current
    arrivedAt.current?.focus({ preventScroll: true })
  })

  return page
}
