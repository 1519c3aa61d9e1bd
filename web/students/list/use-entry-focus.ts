import { type RefObject, useRef } from 'react'

interface EntryFocus<E extends HTMLElement> {
  /** The list whose entries are marked `data-entry`. The last button of an entry removes it, or opens a menu for it. */
  readonly list: RefObject<E | null>
  /** Remembers the button that opens the dialog. A menu in between has taken the focus from it. */
  readonly remember: (opener?: HTMLElement | null) => void
  /** Chooses the next entry for the focus, after an entry was removed. */
  readonly passOn: () => void
  /** Returns the element that gets the focus when the dialog closes, or null for the one that had it before. */
  readonly returnFocus: () => HTMLElement | null
}

/** Returns the focus to the button that opened a dialog or, if its entry has been removed, to the next entry. */
export function useEntryFocus<E extends HTMLElement>(): EntryFocus<E> {
  const list = useRef<E>(null)
  // The entries after that of the button, then those before it, beginning with the nearest.
  const others = useRef<readonly HTMLElement[]>([])
  const next = useRef<HTMLElement | null>(null)
  return {
    list,
    remember: (opener = null) => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
      const index = entries.findIndex((entry) => entry.contains(opener ?? document.activeElement))
      others.current = [...entries.slice(index + 1), ...entries.slice(0, Math.max(0, index)).reverse()]
      next.current = opener
    },
    passOn: () => {
      // The event of the removal may have taken the entry from the list before its response comes.
      const entry = others.current.find((other) => other.isConnected)
      next.current = [...(entry?.querySelectorAll('button') ?? [])].at(-1) ?? document.querySelector('main h1')
    },
    returnFocus: () => next.current,
  }
}
