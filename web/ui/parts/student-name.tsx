import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import styles from './student-name.module.css'

/** The name of the student who uses this device, with their picture, and the log-out button for the next student. */
export function StudentName(props: { name: string | null; picture?: ReactNode; onNotYou: () => void }) {
  const { name, picture, onNotYou } = props
  return (
    <p className={styles.student}>
      {picture}
      <span className={styles.name} title={name ?? undefined}>
        {name ?? m.parts_student()}
      </span>
      <button type="button" onClick={onNotYou}>
        {m.parts_not_you()}
      </button>
    </p>
  )
}
