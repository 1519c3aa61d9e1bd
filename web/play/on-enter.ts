import type { KeyboardEvent, SyntheticEvent } from 'react'

/**
 * Enter in a box checks at once: the browser's own way from the key to `submit` takes three events more, which an old
 * tablet feels.
 */
export function onEnter(check: (event: SyntheticEvent) => void) {
  return (event: KeyboardEvent) => {
    const isMeant = event.key === 'Enter' && event.target instanceof HTMLInputElement
    if (isMeant && !event.defaultPrevented && !event.nativeEvent.isComposing) check(event)
  }
}
