import { Link } from 'react-router'
import { areaByOperation, type Level, type LevelStatus } from '#maths'
import { paths } from '../paths.ts'
import { classes } from '../ui/classes.ts'
import { Medal } from '../ui/medal.tsx'
import { Pips } from '../ui/pips.tsx'
import styles from './level-key.module.css'

interface LevelKeyProps {
  readonly level: Level
  readonly best: number
  readonly status: LevelStatus
  /** The level to try next: the one solid key of the screen. */
  readonly isNext: boolean
  readonly showsProgress: boolean
}

/** The way into a level: its id, its example, the best streak as pips, and where the student stands with it. */
export function LevelKey({ level, best, status, isNext, showsProgress }: LevelKeyProps) {
  const looks = [status === 'completed' && styles.done, status === 'workingOn' && styles.working, isNext && styles.next]
  // Four Operations shows an example, the other areas say what is asked.
  const isSum = areaByOperation[level.operation] === 'fouroperations'
  const on = Math.min(best, level.target)
  return (
    <Link to={paths.level(level)} className={classes(styles.level, ...looks)}>
      <span className={styles.id}>{level.id}</span>
      <span className={styles.mark}>
        {status === 'completed' && <Medal label="Completed" />}
        {status === 'workingOn' && 'Working On...'}
      </span>
      <span className={classes(styles.sum, !isSum && styles.words)}>{level.title}</span>
      {showsProgress && (
        <Pips className={styles.pips} of={level.target} on={on} label={`Best streak ${on} of ${level.target}`} />
      )}
    </Link>
  )
}
