import { useCallback, useEffect, useRef, useState } from 'react'
import type { Operation } from '#maths'
import type { Help } from './loaded-help.ts'

/**
 * Returns the help of an operation and the function that loads it. The help is null until it is loaded. It stays null
 * if its code cannot be loaded, and the next call tries again.
 */
export function useHelpCode(operation: Operation): readonly [help: Help | null, load: () => Promise<Help | null>] {
  const [help, setHelp] = useState<Help | null>(null)
  const loading = useRef<Promise<Help | null>>(null)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const load = useCallback(() => {
    loading.current ??= importHelp(operation).then((loaded) => {
      if (!loaded) loading.current = null
      else if (!isGone.current) setHelp(loaded)
      return loaded
    })
    return loading.current
  }, [operation])
  return [help, load]
}

async function importHelp(operation: Operation): Promise<Help | null> {
  try {
    const { loadHelp } = await import('./loaded-help.ts')
    return await loadHelp(operation)
  } catch {
    return null
  }
}
