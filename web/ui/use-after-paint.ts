import { useEffect, useState } from 'react'
import { afterPaint } from './after-paint.ts'

/** The value one frame late, for what moves beside words that say it: to begin a motion takes longer than to write them. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value)
  useEffect(() => {
    if (painted !== value) afterPaint(() => setPainted(value))
  }, [painted, value])
  return painted
}
