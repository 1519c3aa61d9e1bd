import { useEffect, useRef } from 'react'

/** Milliseconds in which a closing dialog has tried to return the focus to a button that is gone. */
const dialogCloses = 50

/** Returns the ref of a list's heading. It takes the focus that was lost with a removed entry. */
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
