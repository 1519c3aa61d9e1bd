import styles from './skip-link.module.css'

/** For the keyboard: past the bar. The address stays, since its hash is the route. */
export function SkipLink() {
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      Skip to content
    </button>
  )
}
