import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import styles from './level-key.module.css'

/** The key of a level that is still to be made. */
export function ComingKey({ year, level }: { year: number; level: string }) {
  return (
    <Link to={paths.comingLevel(year, level)} className={classes(styles.level, styles.soon)}>
      <span className={styles.id}>{level}</span>
      <span className={styles.mark}>Coming Soon</span>
      <span className={classes(styles.sum, styles.words)}>
        Year {year}, level {level.split('.')[1]}
      </span>
    </Link>
  )
}
