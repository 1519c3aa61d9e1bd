import { memo, useLayoutEffect } from 'react'
import type { Account } from '#contract'
import type { Question } from '#maths'
import { roleOf } from '../api/client/fetch-session.ts'
import { m } from '../language/messages.ts'
import { useAskedLogOut } from '../sign-in/use-asked-log-out.ts'
import { Button, TextButtonLink } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { StudentName } from '../ui/parts/student-name.tsx'
import { StudentPicture } from '../ui/parts/student-picture.tsx'
import { useSound } from './feedback/sound.ts'
import styles from './play-bar.module.css'
import { useVoiceParts } from './voice/voice.ts'

/** The strokes of the icons for sound, which only levels have. */
const soundOn = [
  'M9 17V6l10-2v11',
  'M6.5 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5M16.5 12.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5',
]
const soundOff = [...soundOn, 'M3 3l18 18']

/**
 * The header of a play screen: the back link, the title, the student's name, and buttons for reading aloud and sound.
 * The header is memoised, because few answers change it.
 */
export const PlayBar = memo(function PlayBar(props: {
  title: string
  /** A few words for the level, such as "Count to 10". They stand beside the title. */
  content: string
  back: { readonly to: string; readonly label: string }
  account: Account
  /** The question to read aloud. Null before it is dealt, and if it has its own read-aloud button. */
  question: Question | null
  /** Whether a log-out would end a streak. */
  hasStreak?: boolean
  /** Called when the question before a log-out appears and goes. */
  onAsking?: (isAsking: boolean) => void
}) {
  const { title, content, back, account, question, hasStreak = false, onAsking } = props
  const sound = useSound()
  const [logOut, logOutQuestion] = useAskedLogOut(account, hasStreak)
  const voice = useVoiceParts()
  const isAsking = logOutQuestion !== null
  useLayoutEffect(() => onAsking?.(isAsking), [isAsking, onAsking])
  return (
    <header className={styles.bar}>
      <TextButtonLink className={styles.back} to={back.to}>
        <Icon name="back" /> {back.label}
      </TextButtonLink>
      <div className={styles.title}>
        <h1>{title}</h1>
        <p>{content}</p>
      </div>
      <div className={styles.tools}>
        {roleOf(account) === 'student' && (
          <div className={styles.who}>
            <StudentName
              name={account.firstName ?? account.email}
              picture={account.picture && <StudentPicture picture={account.picture} />}
              onNotYou={logOut}
            />
          </div>
        )}
        <div className={styles.switches}>
          {question && voice && (
            <voice.ReadAloudButton className={styles.round} question={question} speech={voice.speechOf(question)} />
          )}
          <Button className={styles.round} aria-label={m.play_sound()} aria-pressed={sound.on} onClick={sound.toggle}>
            <Icon paths={sound.on ? soundOn : soundOff} />
          </Button>
        </div>
      </div>
      {logOutQuestion}
    </header>
  )
})
