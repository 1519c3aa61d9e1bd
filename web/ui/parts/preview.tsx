import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './preview.module.css'

/** What a teacher is told wherever students practise. Its place gives it its room. */
export function Preview({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.preview, className)}>
      <Icon name="eye" /> Preview: nothing is recorded.
    </p>
  )
}
