import { useId } from 'react'
import { type Bests, countCompleted, isCompleted, type Level, levelStatus, type Stage } from '#maths'
import { Badge } from '../ui/badge.tsx'
import { Ball } from '../ui/ball.tsx'
import { classNames } from '../ui/class-names.ts'
import { Medal } from '../ui/medal.tsx'
import { LevelKey } from './level-key.tsx'
import styles from './stage-card.module.css'

interface StageCardProps {
  readonly stage: Stage
  readonly bests: Bests
  /** The level to try next, of this stage or another. */
  readonly next: Level | undefined
  /** Teachers see the levels only. */
  readonly showsProgress: boolean
}

/** A stage: what it is about, how much of it is done, and its levels as keys along the path. */
export function StageCard({ stage, bests, next, showsProgress }: StageCardProps) {
  const title = useId()
  const { id, theme, levels } = stage
  const completed = countCompleted(levels, bests)
  const isDone = completed === levels.length
  return (
    <section className={classNames(styles.stage, next?.stage === id && styles.current)} aria-labelledby={title}>
      <div className={styles.about}>
        <h2 id={title}>
          Stage {id} {isDone && <Medal label="Completed" />}
        </h2>
        <p>{theme}</p>
        {showsProgress && (
          <Badge done={isDone} className={styles.badge}>
            <span className="figures">
              {completed}/{levels.length}
            </span>{' '}
            Completed
          </Badge>
        )}
      </div>
      <ol className={styles.levels}>
        {levels.map((level) => (
          <li key={level.id} className={classNames(isCompleted(level, bests) && styles.hopped)}>
            {level === next && <Ball className={styles.here} />}
            <LevelKey
              level={level}
              best={bests[level.id] ?? 0}
              status={levelStatus(level, bests[level.id])}
              isNext={level === next}
              showsProgress={showsProgress}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}
