import type { Level, LevelStatus } from '#maths'
import { paths } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Link } from '../ui/link.tsx'
import { Medal } from '../ui/medal.tsx'
import { Ring } from '../ui/ring.tsx'
import keyStyles from './level-key.module.css'
import styles from './table-key.module.css'
import { numberOf, standing } from './tables.ts'

interface TableKeyProps {
  readonly level: Level
  readonly best: number
  readonly status: LevelStatus
  /** Whether it is the table to try next: the only solid button of the screen. */
  readonly isNext: boolean
  readonly showsProgress: boolean
}

/** The link to a table: a ring that is as full as its best streak, around its number. */
export function TableKey({ level, best, status, isNext, showsProgress }: TableKeyProps) {
  const looks = [
    status === 'completed' && keyStyles.done,
    status === 'workingOn' && keyStyles.working,
    isNext && keyStyles.next,
    isNext && styles.next,
  ]
  return (
    <Link to={paths.level(level)} className={classNames(keyStyles.level, styles.table, ...looks)}>
      <span className={classNames(keyStyles.id, styles.id)}>{level.id}</span>
      <span className={keyStyles.mark}>
        {status === 'completed' && <Medal label="Completed" />}
        {status === 'workingOn' && 'Working On...'}
      </span>
      <Ring of={level.target} n={Math.min(best, level.target)} className={styles.ring}>
        <b className={styles.number} aria-hidden="true">
          {numberOf(level)}
        </b>
      </Ring>
      <span className={styles.name}>
        {level.title} {showsProgress && <small>{standing(level, best)}</small>}
      </span>
    </Link>
  )
}
