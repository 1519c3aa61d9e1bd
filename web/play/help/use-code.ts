import { useCallback, useRef, useState } from 'react'

/** Code that a screen loads when it needs it. */
export interface Code<T> {
  /** Null until the code is loaded. */
  readonly loaded: T | null
  /** Loads the code, once. Returns null if it cannot be loaded, and the next call tries again. */
  load(): Promise<T | null>
}

/**
 * Returns the code that a function imports.
 *
 * @param importCode the same function in each render
 */
export function useCode<T extends object>(importCode: () => Promise<T>): Code<T> {
  const [loaded, setLoaded] = useState<T | null>(null)
  const request = useRef<Promise<T | null>>(null)
  const load = useCallback(() => {
    request.current ??= importCode().then(
      (code) => {
        setLoaded(code)
        return code
      },
      () => {
        request.current = null
        return null
      },
    )
    return request.current
  }, [importCode])
  return { loaded, load }
}
