import { classNames } from '../ui/class-names.ts'
import { Key, KeyLink } from '../ui/key.tsx'
import { type Theme, themeClass } from '../ui/theme.ts'
import styles from './way.module.css'

interface WayProps {
  readonly theme: Theme
  readonly title: string
  readonly to?: string
  readonly onTap?: () => void
  /** Whether it only says that it is not available yet. */
  readonly isQuiet?: boolean
}

/** An entry of a chooser. An entry that leads nowhere yet is quiet and says so. */
export function Way({ theme, title, to, onTap, isQuiet = false }: WayProps) {
  const dot = <span className={classNames(styles.dot, themeClass(theme))} />
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
