import { useCallback, useEffect, useState } from 'react'
import { type Level, loadLevel, type PlayableLevel } from '#maths'
import { loadSheet, type Sheet } from '../sheets/sheets.ts'

export interface LevelOnScreen {
  /** Null until its dealer and its sheet are loaded. */
  readonly loaded: { readonly level: PlayableLevel; readonly Sheet: Sheet } | null
  readonly failed: boolean
  tryAgain(): void
}

/** A level with its dealer and its sheet, whose code comes with the first level of its operation. */
export function useLevel({ operation, id }: Level): LevelOnScreen {
  const [loaded, setLoaded] = useState<LevelOnScreen['loaded']>(null)
  const [failed, setFailed] = useState(false)
  const load = useCallback(() => {
    let gone = false
    setFailed(false)
    Promise.all([loadLevel(operation, id), loadSheet(operation)]).then(
      ([level, Sheet]) => gone || (level ? setLoaded({ level, Sheet }) : setFailed(true)),
      () => gone || setFailed(true),
    )
    return () => {
      gone = true
    }
  }, [operation, id])
  useEffect(load, [load])
  const fits = loaded?.level.operation === operation && loaded.level.id === id
  return { loaded: fits ? loaded : null, failed, tryAgain: load }
}
