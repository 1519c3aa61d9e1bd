import type { Area } from '#maths'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import styles from './level-key.module.css'

/** The button of a level that is still to be made. */
export function ComingKey({ area, year, level }: { area: Area; year: number; level: string }) {
  return (
    <Link to={paths.comingLevel(area, year, level)} className={classNames(styles.level, styles.soon)}>
      <span className={styles.id}>{level}</span>
      <span className={styles.mark}>Coming Soon</span>
      <span className={classNames(styles.sum, styles.words)}>
        Year {year}, level {level.split('.')[1]}
      </span>
    </Link>
  )
}
