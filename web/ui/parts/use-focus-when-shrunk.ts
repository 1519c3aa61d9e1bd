import { useEffect, useRef } from 'react'

/** For a list's heading: takes the focus when what had it left with an entry of the list. */
export function useFocusWhenShrunk(length: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const hasShrunk = length !== undefined && before.current !== undefined && length < before.current
    before.current = length
    if (!hasShrunk) return
    // After the dialog has tried to give the focus back to a key that is gone.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) heading.current?.focus()
    }, 50)
    return () => clearTimeout(timer)
  }, [length])
  return heading
}
