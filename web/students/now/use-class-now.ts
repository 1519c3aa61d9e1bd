import { useEffect, useState } from 'react'
import { useNow } from '../../api/students/now.ts'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { type ClassNow, stillPlaying } from './class-now.ts'

/** Reads what the students of a class are doing. A student stops playing without a further response. */
export function useClassNow(code: string, isShown: boolean): ClassNow {
  const { data, dataUpdatedAt, isError } = useNow(code, isShown)
  const isOnline = useOnline()
  const [time, setTime] = useState(0)
  const playing = stillPlaying(data?.playing ?? [], dataUpdatedAt, Math.max(time, dataUpdatedAt))
  const nextEnd = dataUpdatedAt + Math.min(...[...playing.values()].map(({ playsFor }) => playsFor))
  useEffect(() => {
    if (nextEnd === Number.POSITIVE_INFINITY) return
    // A timer may end a moment early.
    const timer = setTimeout(() => setTime(Math.max(nextEnd, Date.now())), nextEnd - Date.now())
    return () => clearTimeout(timer)
  }, [nextEnd])
  return { playing, others: isError || !isOnline ? 'notKnown' : data ? 'notPlaying' : 'loading' }
}
