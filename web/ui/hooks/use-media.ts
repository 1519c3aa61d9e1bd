import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether a media query matches, now and when that changes. */
export function useMedia(query: string): boolean {
  // Asked for once: a list of the browser is alive, and costs more than most of what is drawn.
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
