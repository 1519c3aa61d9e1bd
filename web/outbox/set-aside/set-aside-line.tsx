import { useState, useSyncExternalStore } from 'react'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { onSetAside, readSetAside } from './count.ts'
import styles from './set-aside-line.module.css'

/** Tells a student how many answers the server has refused so far (docs/product/screens.md, "Student dashboard"). */
export function SetAsideLine({ account }: { account: string }) {
  const answers = useSyncExternalStore(onSetAside, () => readSetAside(account))
  const [most, setMost] = useState(answers)
  if (answers > most) setMost(answers)
  const text = setAsideText(answers, most)
  if (text === null) return null
  return (
    <p className={styles.line} role="status">
      <Icon name={answers === 0 ? 'tick' : 'cloud'} /> {text}
    </p>
  )
}

/** Returns the line about refused answers. `most` is the largest number while the page was open. */
export function setAsideText(answers: number, most: number): string | null {
  if (answers > 0) return m.home_answers_wait({ count: answers })
  return most === 0 ? null : m.home_answers_sent({ count: most })
}
