import type { Level, LevelStatus } from '#maths'
import { operationTable } from '../operations.ts'
import { paths } from '../paths.ts'
import { BestPips } from '../ui/best-pips.tsx'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { Medal } from '../ui/medal.tsx'
import styles from './level-key.module.css'

interface LevelKeyProps {
  readonly level: Level
  readonly best: number
  readonly status: LevelStatus
  /** The level to try next: the one solid key of the screen. */
  readonly isNext: boolean
  readonly showsProgress: boolean
}

/** Signs that fit on one line of the key. */
const longestLine = 13

/** The way into a level: its id, its example, the best streak as pips, and where the student stands with it. */
export function LevelKey({ level, best, status, isNext, showsProgress }: LevelKeyProps) {
  const looks = [status === 'completed' && styles.done, status === 'workingOn' && styles.working, isNext && styles.next]
  const isSum = operationTable[level.operation].levelTitles === 'examples'
  const isLong = level.title.length > longestLine
  return (
    <Link to={paths.level(level)} className={classNames(styles.level, ...looks)}>
      <span className={styles.id}>{level.id}</span>
      <span className={styles.mark}>
        {status === 'completed' && <Medal label="Completed" />}
        {status === 'workingOn' && 'Working On...'}
      </span>
      <span className={classNames(styles.sum, isLong && styles.wrapped, !isSum && styles.words)}>{level.title}</span>
      {showsProgress && <BestPips className={styles.pips} best={best} target={level.target} />}
    </Link>
  )
}
