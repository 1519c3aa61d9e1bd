import { classNames } from './class-names.ts'
import styles from './medal.module.css'
import medal from './medal.svg?no-inline'

/** The medal of a completed level or stage. Screen readers read `label`. Without it the medal is decoration. */
export function Medal({ label = '', className }: { label?: string; className?: string | undefined }) {
  return <img className={classNames(styles.medal, className)} src={medal} alt={label} width="28" height="28" />
}
