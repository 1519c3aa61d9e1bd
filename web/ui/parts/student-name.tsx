import { m } from '../../language/messages.ts'
import styles from './student-name.module.css'

/** The name of the student who uses this device, and the log-out button for the next student. */
export function StudentName({ name, onNotYou }: { name: string | null; onNotYou: () => void }) {
  return (
    <p className={styles.student}>
      <span title={name ?? undefined}>{name ?? m.parts_student()}</span>
      <button type="button" onClick={onNotYou}>
        {m.parts_not_you()}
      </button>
    </p>
  )
}
