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

  useEffect(() => {
    if (isFirst) return
    scrollTo(0, 0)
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    const target = heading ?? page.current
    target?.focus({ preventScroll: true })
  }, [isFirst])

  return page
}
