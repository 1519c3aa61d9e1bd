import { type ReactNode, useId } from 'react'
import { m } from '../language/messages.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Medal } from '../ui/base/medal.tsx'
import { Badge } from '../ui/parts/badge.tsx'
import styles from './stage-section.module.css'

interface StageSectionProps {
  readonly title: string
  /** The content of the stage, if the title does not say it all. */
  readonly text?: string
  readonly badge: ReactNode
  readonly isDone?: boolean
  /** Whether the next level to try is in it. */
  readonly isCurrent?: boolean
  /** A sentence below the badge. */
  readonly note?: string | false | undefined
  readonly children: ReactNode
}

/** A stage, year or phase: its title, content and progress, next to its levels. */
export function StageSection({ title, text, badge, isDone = false, isCurrent, note, children }: StageSectionProps) {
  const heading = useId()
  return (
    <section className={classNames(styles.stage, isCurrent && styles.current)} aria-labelledby={heading}>
      <div className={styles.about}>
        <h2 id={heading}>
          {title} {isDone && <Medal label={m.lists_completed_stage()} />}
        </h2>
        {text && <p>{text}</p>}
        {badge && (
          <Badge done={isDone} className={styles.badge}>
            {badge}
          </Badge>
        )}
        {note && <p>{note}</p>}
      </div>
      {children}
    </section>
  )
}
