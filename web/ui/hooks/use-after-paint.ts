import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** The value one frame late, for what moves beside words that say it: to begin a motion takes longer than to write them. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    // It may have changed once more until then.
    if (painted !== value) afterPaint(() => setPainted(latest.current))
  }, [painted, value])
  return painted
}
