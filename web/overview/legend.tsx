import { levelStatuses, overviewTarget } from '#maths'
import { Icon } from '../ui/icon.tsx'
import styles from './legend.module.css'
import { lookByStatus } from './status-look.ts'

/** What the colours and signs of an overview mean; `what` stands in a column: a level, or a table. */
export function Legend({ what }: { what: 'level' | 'table' }) {
  const meaning = {
    notStarted: 'Not started',
    workingOn: `Working on the ${what} shown`,
    completed: `Streak of ${overviewTarget} at the ${what} shown`,
  }
  return (
    <ul className={styles.legend} aria-label="Key">
      {levelStatuses.map((status) => (
        <li key={status}>
          <Icon name={lookByStatus[status].icon} className={styles[status]} /> {meaning[status]}
        </li>
      ))}
    </ul>
  )
}
