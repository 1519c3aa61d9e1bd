import type { Ref } from 'react'
import type { Level, LevelStatus } from '#maths'
import { m } from '../language/messages.ts'
import { numberOf } from '../levels/level-words.ts'
import { paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { Ring } from '../ui/parts/ring.tsx'
import tileStyles from './level-tile.module.css'
import styles from './table-tile.module.css'

interface TableTileProps {
  readonly level: Level
  readonly best: number
  readonly status: LevelStatus
  /** Whether the student has opened it lately. Without a streak, that was without the timer. */
  readonly isOpened: boolean
  /** Whether it is the table to try next: the only solid button of the screen. */
  readonly isNext: boolean
  readonly showsProgress: boolean
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** The link to a table: its number in a ring that shows the best streak. */
export function TableTile({ level, best, status, isOpened, isNext, showsProgress, ref }: TableTileProps) {
  const looks = [
    status === 'completed' && tileStyles.done,
    status === 'workingOn' && tileStyles.working,
    isNext && tileStyles.next,
    isNext && styles.next,
  ]
  return (
    <Link
      ref={ref}
      to={paths.level(level)}
      className={classNames(tileStyles.level, styles.table, ...looks)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={classNames(tileStyles.id, styles.id)}>{level.id}</span>
      <span className={tileStyles.mark}>
        {status === 'completed' && <Medal label={m.lists_completed_level()} />}
        {status === 'workingOn' && m.lists_working_on()}
      </span>
      <Ring total={level.target} value={Math.min(best, level.target)} className={styles.ring}>
        <b className={styles.number} aria-hidden="true">
          {numberOf(level)}
        </b>
      </Ring>
      <span className={styles.name}>
        {level.title} {showsProgress && <small>{bestStreakText(level, best, isOpened)}</small>}
      </span>
    </Link>
  )
}

/** Returns the line about the best streak on the tile of a table. */
export function bestStreakText({ target }: Level, best: number, isOpened: boolean): string {
  if (best > 0) return m.parts_best_streak({ best: Math.min(best, target), target })
  return isOpened ? m.lists_now_with_timer() : m.lists_not_started()
}
