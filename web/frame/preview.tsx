import { Icon } from '../ui/icon.tsx'
import styles from './preview.module.css'

/** What a teacher is told wherever students practise. */
export function Preview() {
  return (
    <p className={styles.preview}>
      <Icon name="eye" /> Preview: nothing is recorded.
    </p>
  )
}
