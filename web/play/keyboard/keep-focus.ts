import type { MouseEvent } from 'react'

/** A tap beside the box or on a key leaves the focus where a child goes on typing. */
export function keepFocus(event: MouseEvent) {
  if (!(event.target as Element).closest('input, label')) event.preventDefault()
}
