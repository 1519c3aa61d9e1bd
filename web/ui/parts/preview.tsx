import { m } from '../../language/messages.ts'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './preview.module.css'

/** The note for a teacher on the screens of students. The parent sets its margins. */
export function Preview({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(styles.preview, className)}>
      <Icon name="eye" /> {m.parts_preview()}
    </p>
  )
}
