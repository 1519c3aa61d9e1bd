import type { CSSProperties } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import styles from './streak-count.module.css'

interface StreakCountProps {
  readonly streak: number
  /** The answer just given made it longer. */
  readonly hasGrown: boolean
  /** How large it is. */
  readonly className?: string | undefined
}

/** How many were right in a row, in words. */
export function StreakCount({ streak, hasGrown, className }: StreakCountProps) {
  const isGrowing = useAfterPaint(hasGrown)
  return (
    <p className={classNames(styles.count, isGrowing && styles.grown, className)} role="status">
      <span style={{ '--figures': String(streak).length } as CSSProperties}>{streak}-Streak</span>
    </p>
  )
}
