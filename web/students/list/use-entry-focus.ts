import { type RefObject, useRef } from 'react'

interface EntryFocus<E extends HTMLElement> {
  /** The list whose entries are marked `data-entry`; the last key of an entry is the one that takes it away. */
  readonly list: RefObject<E | null>
  /** Notes whose key opens the dialog. */
  readonly remember: () => void
  /** The entry goes with its dialog. */
  readonly passOn: () => void
  /** Where the focus goes when the dialog closes. */
  readonly returnFocus: () => HTMLElement | null
}

/** Brings the focus back to the key that opened a dialog or, where its entry has gone, to the entry that takes its place. */
export function useEntryFocus<E extends HTMLElement>(): EntryFocus<E> {
  const list = useRef<E>(null)
  const key = useRef<Element | null>(null)
  const next = useRef<HTMLElement | null>(null)
  return {
    list,
    remember: () => {
      key.current = document.activeElement
      next.current = null
    },
    passOn: () => {
      const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry]') ?? [])]
      const place = entries.findIndex((entry) => entry.contains(key.current))
      const entry = entries[place + 1] ?? entries[place - 1]
      next.current = [...(entry?.querySelectorAll('button') ?? [])].at(-1) ?? document.querySelector('main h1')
    },
    returnFocus: () => next.current,
  }
}
