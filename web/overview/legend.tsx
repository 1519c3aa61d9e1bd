import { levelStatuses, overviewTarget } from '#maths'
import { Icon } from '../ui/icon.tsx'
import styles from './legend.module.css'
import { lookByStatus } from './status-look.ts'

/** The meaning of the colours and icons of an overview. `word` is the word for a level: 'level', 'table'. */
export function Legend({ word }: { word: string }) {
  const meaning = {
    notStarted: 'Not started',
    workingOn: `Working on the ${word} shown`,
    completed: `Streak of ${overviewTarget} at the ${word} shown`,
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
