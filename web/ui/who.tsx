import styles from './who.module.css'

/** Whose tablet it is: the name, and the way out for the next child. */
export function Who({ name, onNotYou }: { name: string; onNotYou: () => void }) {
  return (
    <p className={styles.who}>
      <span>{name}</span>
      <button type="button" onClick={onNotYou}>
        Not you?
      </button>
    </p>
  )
}
