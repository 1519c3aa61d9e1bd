import { useCallback, useEffect, useRef, useState } from 'react'
import { type CardNames, fetchCardNames } from '../../../api/session/card-sign-in.ts'

/** Milliseconds after which a page that waits for its teacher asks again. */
const soon = 5000
/** Milliseconds after which it asks again while it shows names, and once it has waited longer than `longWait`. */
const later = 30_000
const longWait = 10 * 60_000

/**
 * Reads the names of a class, again and again. Names go when the sign-in is shut, and at its end also without a
 * network. A later failure keeps what is shown until then.
 *
 * @param waits whether the page waits for the teacher although the sign-in is open
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
  const waitsSince = useRef(0)
  useEffect(() => {
    if (isWaiting) waitsSince.current = Date.now()
  }, [isWaiting])
  useEffect(() => {
    if (names?.is !== 'open' && names?.is !== 'notOpen') return
    const isSoon = isWaiting && Date.now() - waitsSince.current < longWait
    const timer = setTimeout(() => void refresh(), isSoon ? soon : later)
    return () => clearTimeout(timer)
  }, [isWaiting, names, refresh])
  const shutsAt = names?.is === 'open' ? names.shutsAt : null
  useEffect(() => {
    if (shutsAt === null) return
    // A single timer would stop while the device sleeps.
    const timer = setInterval(() => {
      if (Date.now() < shutsAt) return
      // A response that is on its way shows no names any more.
      latest.current++
      setNames({ is: 'notOpen' })
    }, 1000)
    return () => clearInterval(timer)
  }, [shutsAt])
  const tryAgain = () => {
    setNames(null)
    void refresh()
  }
  return { names, refresh, tryAgain }
}
