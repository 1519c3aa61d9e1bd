import { useEffect, useRef, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** Returns the latest value after a paint. Words are then painted before an animation starts, which takes longer. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
    // The value may have changed again before the paint.
    if (painted !== value) afterPaint(() => setPainted(latest.current))
  }, [painted, value])
  return painted
}
