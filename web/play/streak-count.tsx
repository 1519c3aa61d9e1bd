import { classNames } from '../ui/class-names.ts'
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
  return (
    <p className={classNames(styles.count, hasGrown && styles.grown, className)} role="status">
      {streak}-Streak
    </p>
  )
}
