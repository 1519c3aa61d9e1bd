import { classNames } from './class-names.ts'
import styles from './medal.module.css'
import medal from './medal.svg?no-inline'

/** A finished level or stage. `label` is said aloud; without one it is decoration. */
export function Medal({ label = '', className }: { label?: string; className?: string | undefined }) {
  return <img className={classNames(styles.medal, className)} src={medal} alt={label} width="28" height="28" />
}
