import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Returns whether a media query matches, and renders again when that changes. */
export function useMedia(query: string): boolean {
  // The query list is created only once, because the browser keeps it up to date, which is expensive.
  const list = useMemo(() => matchMedia(query), [query])
  const subscribe = useCallback(
    (listener: () => void) => {
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
