import { useCallback, useEffect, useRef, useState } from 'react'
import { type CardNames, fetchCardNames } from '../../../api/session/card-sign-in.ts'

/** Milliseconds after which a page that waits for its teacher asks again. */
const asksEvery = 5000

/**
 * Reads the names of a class. The page asks again while the sign-in is not open, and while `waits`. A later failure
 * keeps what is shown.
 *
 * @returns null for `names` before the first response
 */
export function useCardNames(code: string, waits: (names: CardNames) => boolean) {
  const [names, setNames] = useState<CardNames | null>(null)
  const latest = useRef(0)
  const refresh = useCallback(async () => {
    const number = ++latest.current
    const next = await fetchCardNames(code)
    if (number !== latest.current) return
    setNames((before) => (next.is === 'failed' && before && before.is !== 'failed' ? { ...before } : next))
  }, [code])

  useEffect(() => {
    void refresh()
    return () => {
      latest.current++
    }
  }, [refresh])
  const isWaiting = names !== null && (names.is === 'notOpen' || waits(names))
  useEffect(() => {
    if (!isWaiting || !names) return
    const timer = setTimeout(() => void refresh(), asksEvery)
    return () => clearTimeout(timer)
  }, [isWaiting, names, refresh])
  const tryAgain = () => {
    setNames(null)
    void refresh()
  }
  return { names, refresh, tryAgain }
}
