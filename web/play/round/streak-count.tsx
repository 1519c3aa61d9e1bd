import type { CSSProperties } from 'react'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import styles from './streak-count.module.css'

interface StreakCountProps {
  readonly streak: number
  /** Whether the last answer made the streak longer. */
  readonly hasGrown: boolean
  /** A class that sets the size. */
  readonly className?: string | undefined
}

/** The streak in words, such as "3-Streak". */
export function StreakCount({ streak, hasGrown, className }: StreakCountProps) {
  const isGrowing = useAfterPaint(hasGrown)
  const text = m.play_streak({ streak })
  return (
    <p className={classNames(styles.count, isGrowing && styles.grown, className)} role="status">
      <span style={{ '--characters': text.length } as CSSProperties}>{text}</span>
    </p>
  )
}
