import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react'

/**
 * Handlers of a form that is checked by Enter in a box and by its key. Both check at once: the browser's own way from
 * there to `submit` takes three events more and a look at the layout, which an old tablet feels. It stays for whatever
 * else submits a form.
 */
export function onCheck(check: (event: SyntheticEvent) => void) {
  return {
    onSubmit: check,
    onKeyDown(event: KeyboardEvent) {
      const isMeant = event.key === 'Enter' && event.target instanceof HTMLInputElement
      if (isMeant && !event.defaultPrevented && !event.nativeEvent.isComposing) check(event)
    },
    onClick(event: MouseEvent) {
      if (event.target instanceof Element && event.target.closest('[type="submit"]')) check(event)
    },
  }
}
