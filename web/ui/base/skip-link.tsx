import { m } from '../../language/messages.ts'
import styles from './skip-link.module.css'

/** Moves the focus past the bar, for keyboards. It is a button, because a link would change the route in the hash. */
export function SkipLink() {
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById('main')?.focus()}>
      {m.parts_skip()}
    </button>
  )
}
