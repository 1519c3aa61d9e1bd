import { useEffect, useRef } from 'react'

/** The milliseconds between two looks whether the dialog that removed the entry is closed. */
const lookAgain = 50

/**
 * Returns the ref for the heading of a list. The heading gets the focus that was lost with a removed entry. A dialog
 * that asked for the removal may close before or after the list changes, and keeps the focus until then.
 */
export function useFocusWhenShrunk(length: number | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(length)
  useEffect(() => {
    const hasShrunk = length !== undefined && before.current !== undefined && length < before.current
    before.current = length
    if (!hasShrunk) return
    const timer = setInterval(() => {
      if (document.querySelector('dialog[open]')) return
      clearInterval(timer)
      if (document.activeElement === document.body) heading.current?.focus()
    }, lookAgain)
    return () => clearInterval(timer)
  }, [length])
  return heading
}
