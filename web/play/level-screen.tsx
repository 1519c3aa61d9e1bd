import { useCallback, useEffect, useState } from 'react'
import { type Level, loadLevel, type PlayableLevel, titleByOperation } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { backFromLevel, levelContent, levelTitle } from '../levels/level-words.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import { Failed } from '../ui/base/failed.tsx'
import { useArrival } from '../ui/hooks/use-arrival.ts'
import { useLanguage } from './language/language.ts'
import { LevelGame } from './level-game.tsx'
import { BlankGame, PlayScreen } from './play-screen.tsx'
import { loadSheet, type Sheet } from './sheets/sheets.tsx'
import { loadVoice } from './voice/voice.ts'

/**
 * The screen of a level. It is blank while the code of the level is loaded.
 *
 * @param task the task of a student from which it was opened, and to which it leads back
 */
export function LevelScreen({ level, task }: { level: Level; task: string | null }) {
  const account = useAccount()
  const isOfTask = task !== null && roleOf(account) === 'student'
  const { loaded, failed, tryAgain } = useLevel(level)
  const title = levelTitle(level)
  const page = useArrival(`${titleByOperation[level.operation]}, ${title}`)
  const back = isOfTask ? { to: paths.task(task), label: m.todo_back_to_task() } : backFromLevel(level.operation)
  const shared = { barProps: { title, content: levelContent(level), account, back }, page }
  return (
    <PlayScreen theme={operationTable[level.operation].theme} fits>
      {loaded ? (
        <LevelGame {...shared} {...loaded} isOfTask={isOfTask} />
      ) : (
        <BlankGame {...shared}>{failed && <Failed text={m.play_not_loaded()} onTryAgain={tryAgain} />}</BlankGame>
      )}
    </PlayScreen>
  )
}

interface LevelOnScreen {
  /** Null until its dealer and its sheet are loaded. */
  readonly loaded: { readonly level: PlayableLevel; readonly Sheet: Sheet } | null
  readonly failed: boolean
  tryAgain(): void
}

/** The milliseconds for which a level waits for the code that reads aloud. */
const voiceLimit = 2000

/** Loads the dealer and the sheet of a level. The first level of an operation loads their code. */
function useLevel({ operation, id }: Level): LevelOnScreen {
  const [loaded, setLoaded] = useState<LevelOnScreen['loaded']>(null)
  const [failed, setFailed] = useState(false)
  const language = useLanguage()
  const load = useCallback(() => {
    let cancelled = false
    setFailed(false)
    // A level without its voice can be played. The voice is added when it arrives.
    const voiceOrLimit = Promise.race([loadVoice(language), new Promise((end) => setTimeout(end, voiceLimit))])
    Promise.all([loadLevel(operation, id), loadSheet(operation, language), voiceOrLimit]).then(
      ([level, Sheet]) => cancelled || (level ? setLoaded({ level, Sheet }) : setFailed(true)),
      () => cancelled || setFailed(true),
    )
    return () => {
      cancelled = true
    }
  }, [operation, id, language])
  useEffect(load, [load])
  const isCurrent = loaded?.level.operation === operation && loaded.level.id === id
  return { loaded: isCurrent ? loaded : null, failed, tryAgain: load }
}
