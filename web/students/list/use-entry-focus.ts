import { type RefObject, useRef } from 'react'

interface EntryFocus<E extends HTMLElement> {
  /** The list whose entries are marked `data-entry`. The last button of an entry removes it. */
  readonly list: RefObject<E | null>
  /** Remembers the button that opens the dialog. */
  readonly remember: () => void
  /** Chooses the next entry for the focus. It is called before the entry is removed. */
  readonly passOn: () => void
  /** Returns the element that gets the focus when the dialog closes, or null for the button that opened it. */
  readonly returnFocus: () => HTMLElement | null
}

/** Returns the focus to the button that opened a dialog or, if its entry has been removed, to the next entry. */
export function useEntryFocus<E extends HTMLElement>(): EntryFocus<E> {
  const list = useRef<E>(null)
  const button = useRef<Element | null>(null)
  const next = useRef<HTMLElement | null>(null)
  return {
    list,
    remember: () => {
      button.current = document.activeElement
      next.current = null
    },
    passOn: () => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
      const index = entries.findIndex((entry) => entry.contains(button.current))
      const entry = entries[index + 1] ?? entries[index - 1]
      next.current = [...(entry?.querySelectorAll('button') ?? [])].at(-1) ?? document.querySelector('main h1')
    },
    returnFocus: () => next.current,
  }
}
