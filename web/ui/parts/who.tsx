import styles from './who.module.css'

/** The name of the student who uses this device, and the log-out button for the next student. */
export function Who({ name, onNotYou }: { name: string | null; onNotYou: () => void }) {
  return (
    <p className={styles.who}>
      <span>{name ?? 'Student'}</span>
      <button type="button" onClick={onNotYou}>
        Not you?
      </button>
    </p>
  )
}
