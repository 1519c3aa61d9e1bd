import medal from '../art/medal.svg?no-inline'
import { classNames } from './class-names.ts'
import styles from './medal.module.css'

/** A finished level or stage. `label` is said aloud; without one it is decoration. */
export function Medal({ label = '', className }: { label?: string; className?: string | undefined }) {
  return <img className={classNames(styles.medal, className)} src={medal} alt={label} width="28" height="28" />
}
