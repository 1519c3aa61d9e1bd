import { m } from '../language/messages.ts'
import { insightPath } from '../students/class-paths.ts'
import { Link } from '../ui/base/link.tsx'
import styles from './class-row.module.css'

interface ToSitWithProps {
  readonly code: string
  /** The number of groups of the class. */
  readonly groups: number
  /** The number of students who are ready to go on. */
  readonly ready: number
}

/** A line with the groups of a class to sit with and its students who are ready to go on, if there are some. */
export function ToSitWith({ code, groups, ready }: ToSitWithProps) {
  if (groups + ready === 0) return null
  return (
    <p className={styles.line}>
      <Link to={insightPath(code)}>
        {ready === 0
          ? m.dashboard_sit_with({ count: groups })
          : groups === 0
            ? m.dashboard_ready({ count: ready })
            : m.dashboard_sit_with_and_ready({ count: groups, ready: String(ready) })}
      </Link>
    </p>
  )
}
