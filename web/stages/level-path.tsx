import type { ReactNode } from 'react'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import styles from './level-path.module.css'

export interface PathStep {
  readonly id: string
  readonly tile: ReactNode
  /** Whether the level is completed. The hop from it to the next level is then drawn as made. */
  readonly isCompleted?: boolean
  /** Whether the ball is on it. */
  readonly isHere?: boolean
  /** The theme of the level, if it is not that of the page. */
  readonly theme?: Theme
}

interface LevelPathProps {
  readonly steps: readonly PathStep[]
  /** Whether the names of the levels are long. A tablet then has three of them in a row. */
  readonly isWide?: boolean
}

/** Levels in rows, with a hop from each level to the next. */
export function LevelPath({ steps, isWide = false }: LevelPathProps) {
  return (
    <ol className={classNames(styles.levels, isWide && styles.wide)}>
      {steps.map(({ id, tile, isCompleted, isHere, theme }, i) => (
        <li key={id} className={classNames(isCompleted && styles.hopped, theme && themeClass(theme))}>
          {isHere && <Ball className={styles.here} />}
          {tile}
          {i < steps.length - 1 && <i className={styles.turn} aria-hidden="true" />}
        </li>
      ))}
    </ol>
  )
}
