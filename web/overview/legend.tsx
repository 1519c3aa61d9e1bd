import { levelStatuses, overviewTarget } from '#maths'
import { m } from '../language/messages.ts'
import { Icon } from '../ui/base/icon.tsx'
import styles from './legend.module.css'
import { lookByStatus } from './status-look.ts'

/**
 * The meaning of the colours and icons of an overview. `levels` tells whether its levels are the tables of one number.
 */
export function Legend({ levels }: { levels: 'tables' | 'other' }) {
  const meaning = {
    notStarted: m.overview_not_started(),
    workingOn: m.overview_working_on({ levels }),
    completed: m.overview_streak({ levels, goal: overviewTarget }),
  }
  return (
    <ul className={styles.legend} aria-label={m.overview_key()}>
      {levelStatuses.map((status) => (
        <li key={status}>
          <Icon name={lookByStatus[status].icon} className={styles[status]} /> {meaning[status]}
        </li>
      ))}
    </ul>
  )
}
