import { type RefObject, useEffect, useRef } from 'react'

/**
 * Brings the level to try next into view when a list is opened, because a list has up to five screens on a phone.
 * @returns the ref of its link
 * @param isKnown whether the page shows which level is next
 */
export function useNextInView(isKnown: boolean): RefObject<HTMLAnchorElement | null> {
  const link = useRef<HTMLAnchorElement>(null)
  // The effects of a page come after those of its parts, so this one comes after the scroll of an arrival.
  useEffect(() => {
    if (!isKnown) return
    const { top, bottom } = link.current!.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) link.current!.scrollIntoView({ block: 'center' })
  }, [isKnown])
  return link
}
