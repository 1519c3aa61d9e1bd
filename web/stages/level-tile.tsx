import type { Ref } from 'react'
import type { Area, Level, LevelStatus } from '#maths'
import { m } from '../language/messages.ts'
import { operationTable } from '../routes/operations.ts'
import { paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Link } from '../ui/base/link.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { BestPips } from '../ui/base/pips.tsx'
import { drawingOf } from './level-drawing.ts'
import { LevelPicture } from './level-picture.tsx'
import styles from './level-tile.module.css'
import { TileText } from './tile-text.tsx'

interface LevelTileProps {
  readonly level: Level
  readonly best: number
  readonly status: LevelStatus
  /** Whether it is the level to try next: the only solid button of the screen. */
  readonly isNext: boolean
  readonly showsProgress: boolean
  /** The characters of the longest line of an example of the stage. */
  readonly letters: number
  readonly ref?: Ref<HTMLAnchorElement> | undefined
}

/** The link to a level: its id, its example or picture and name, the best streak as pips, and the student's status. */
export function LevelTile({ level, best, status, isNext, showsProgress, letters, ref }: LevelTileProps) {
  const isExample = operationTable[level.operation].levelTitles === 'examples'
  const drawing = drawingOf(level)
  const looks = [
    drawing !== null && styles.pictured,
    ...[status === 'completed' && styles.done, status === 'workingOn' && styles.working, isNext && styles.next],
  ]
  return (
    <Link
      ref={ref}
      to={paths.level(level)}
      className={classNames(styles.level, ...looks)}
      aria-current={isNext ? 'step' : undefined}
    >
      <span className={styles.id}>{level.id}</span>
      <span className={classNames(styles.mark, status === 'completed' && styles.medal)}>
        {status === 'completed' && <Medal label={m.lists_completed_level()} />}
        {status === 'workingOn' && m.lists_working_on()}
      </span>
      {drawing && <LevelPicture drawing={drawing} className={styles.picture} />}
      <TileText text={level.title} isExample={isExample} letters={letters} />
      {showsProgress && <BestPips className={styles.pips} best={best} target={level.target} />}
    </Link>
  )
}

/** The link of a level that does not exist yet. Its number counts the levels of its year. */
export function ComingTile({ area, year, number }: { area: Area; year: number; number: number }) {
  const id = `${year}.${number}`
  return (
    // Such a level has no route yet. The path redirects to / (docs/product/screens.md, "Phases 2 and 3").
    <Link to={`/main/${area}/year${year}/${id}`} className={classNames(styles.level, styles.soon)}>
      <span className={styles.id}>{id}</span>
      <span className={styles.mark}>{m.parts_coming_soon()}</span>
      <TileText text={m.lists_coming_level({ year, level: number })} isExample={false} letters={0} />
    </Link>
  )
}
