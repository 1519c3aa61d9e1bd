import styles from './failed.module.css'
import { Key } from './key.tsx'

/** A quiet line for what could not be loaded or saved; nothing typed is lost by it. */
export function Failed({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  return (
    <p className={styles.failed} role="status">
      {text} <Key onClick={onTryAgain}>Try again</Key>
    </p>
  )
}
