import { memo } from 'react'
import type { Account } from '#contract'
import type { Question } from '#maths'
import { roleOf } from '../api/client/session.ts'
import { useLogOut } from '../layout/log-out.ts'
import { Button, TextButtonLink } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { Who } from '../ui/parts/who.tsx'
import { useSound } from './feedback/sound.ts'
import styles from './play-bar.module.css'
import { ReadAloudButton } from './questions/read-aloud-button.tsx'

/**
 * The head of a play screen: the way back, where we are, whose tablet it is, the question read aloud, sound. An answer
 * changes nothing of it.
 */
export const PlayBar = memo(function PlayBar(props: {
  title: string
  back: { readonly to: string; readonly label: string }
  account: Account
  /** The question to read aloud. Null until it is dealt, and where it has a read-aloud button of its own beside it. */
  question: Question | null
}) {
  const { title, back, account, question } = props
  const sound = useSound()
  const logOut = useLogOut()
  return (
    <header className={styles.bar}>
      <TextButtonLink className={styles.back} to={back.to}>
        <Icon name="back" /> {back.label}
      </TextButtonLink>
      <h1>{title}</h1>
      <div className={styles.tools}>
        {roleOf(account) === 'student' && (
          <div className={styles.who}>
            <Who name={account.firstName ?? account.email} onNotYou={logOut} />
          </div>
        )}
        <div className={styles.switches}>
          {question && <ReadAloudButton className={styles.round} question={question} />}
          <Button className={styles.round} aria-label="Sound" aria-pressed={sound.on} onClick={sound.toggle}>
            <Icon name={sound.on ? 'soundon' : 'soundoff'} />
          </Button>
        </div>
      </div>
    </header>
  )
})
