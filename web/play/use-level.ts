import { useCallback, useEffect, useState } from 'react'
import { type Level, loadLevel, type PlayableLevel } from '#maths'

export interface LevelOnScreen {
  /** Null until its dealer is loaded. */
  readonly level: PlayableLevel | null
  readonly failed: boolean
  tryAgain(): void
}

/** A level with its dealer, whose code comes with the first level of its operation. */
export function useLevel({ operation, id }: Level): LevelOnScreen {
  const [level, setLevel] = useState<PlayableLevel | null>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    let gone = false
    setFailed(false)
    loadLevel(operation, id).then(
      (loaded) => gone || (loaded ? setLevel(loaded) : setFailed(true)),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [operation, id])
  useEffect(load, [load])
  const fits = level?.operation === operation && level.id === id
  return { level: fits ? level : null, failed, tryAgain: load }
}
