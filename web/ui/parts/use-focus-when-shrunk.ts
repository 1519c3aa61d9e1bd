import { useEffect, useRef } from 'react'

/** The milliseconds in which a closing dialog tries to return the focus to a removed button. */
const dialogCloses = 50

/** Returns the ref for the heading of a list. The heading gets the focus that was lost with a removed entry. */
export function useFocusWhenShrunk(length: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const hasShrunk = length !== undefined && before.current !== undefined && length < before.current
    before.current = length
    if (!hasShrunk) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus()
    }, dialogCloses)
    return () => clearTimeout(timer)
  }, [length])
  return heading
}
