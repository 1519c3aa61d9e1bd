import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
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
        <ButtonLink to={to}>
          {dot} {title}
        </ButtonLink>
      ) : (
        <Button onClick={onTap} className={classNames(isQuiet && styles.quiet)}>
          {dot}
          <span className={styles.words}>
            {title} {isQuiet && <small>not available</small>}
          </span>
        </Button>
      )}
    </li>
  )
}
