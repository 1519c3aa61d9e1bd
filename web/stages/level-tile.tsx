import type { Area, Level, LevelStatus } from '#maths'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { BestPips } from '../ui/base/pips.tsx'
import styles from './level-tile.module.css'

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
export function LevelTile({ level, best, status, isNext, showsProgress }: LevelKeyProps) {
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

/** The button of a level that is still to be made. */
export function ComingTile({ area, year, level }: { area: Area; year: number; level: string }) {
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
