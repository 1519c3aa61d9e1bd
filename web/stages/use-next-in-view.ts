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
    if (top >= 0 && bottom <= innerHeight) return
    // A short way keeps the title in view. After a long one, the levels around it tell where the list is.
    const isNear = top >= 0 && bottom - innerHeight < innerHeight / 8
    link.current!.scrollIntoView({ block: isNear ? 'end' : 'center' })
  }, [isKnown])
  return link
}
