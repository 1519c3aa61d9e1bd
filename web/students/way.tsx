import { classNames } from '../ui/class-names.ts'
import { hueOf, type Place } from '../ui/hue-of.ts'
import { Key, KeyLink } from '../ui/key.tsx'
import styles from './way.module.css'

interface WayProps {
  readonly place: Place
  readonly title: string
  readonly to?: string
  readonly onTap?: () => void
  /** It only says that it is not there yet. */
  readonly isQuiet?: boolean
}

/** A way on in the chooser. One that leads nowhere yet is quiet and says so. */
export function Way({ place, title, to, onTap, isQuiet = false }: WayProps) {
  const dot = <span className={classNames(styles.dot, hueOf(place))} />
  return (
    <li className={styles.way}>
      {to ? (
        <KeyLink to={to}>
          {dot} {title}
        </KeyLink>
      ) : (
        <Key onClick={onTap} className={classNames(isQuiet && styles.quiet)}>
          {dot}
          <span className={styles.words}>
            {title} {isQuiet && <small>not available</small>}
          </span>
        </Key>
      )}
    </li>
  )
}
