import { useCallback, useEffect, useMemo, useState } from 'react'
import { type Level, loadLevel, type PlayableLevel, titleByOperation } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { levelContent, levelTitle, listingOf } from '../levels/listing.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import { Failed } from '../ui/base/failed.tsx'
import { BallPicture } from '../ui/base/streak-line.tsx'
import { useArrival } from '../ui/hooks/use-arrival.ts'
import { StudentPicture } from '../ui/parts/student-picture.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import { useLanguage } from './language/language.ts'
import { LevelGame } from './level-game.tsx'
import styles from './level-screen.module.css'
import { PlayBar } from './play-bar.tsx'
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
  const picture = useMemo(() => account.picture && <StudentPicture picture={account.picture} />, [account.picture])
  const page = useArrival(`${titleByOperation[level.operation]}, ${title}`)
  const back = isOfTask
    ? { to: paths.task(task), label: m.todo_back_to_task() }
    : listingOf(level.operation).backFromLevel
  const barProps = { title, content: levelContent(level), account, back }
  return (
    <div className={`${styles.play} ${themeClass(operationTable[level.operation].theme)}`}>
      {loaded ? (
        <BallPicture value={picture}>
          <LevelGame {...loaded} barProps={barProps} page={page} isOfTask={isOfTask} />
        </BallPicture>
      ) : (
        <>
          <PlayBar {...barProps} question={null} />
          <main id="main" ref={page}>
            <div className={styles.blank}>{failed && <Failed text={m.play_not_loaded()} onTryAgain={tryAgain} />}</div>
          </main>
        </>
      )}
    </div>
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
