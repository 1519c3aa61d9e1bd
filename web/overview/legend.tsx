import { Fragment } from 'react'
import { levelStatuses, overviewTarget } from '#maths'
import { m } from '../language/messages.ts'
import { Icon } from '../ui/base/icon.tsx'
import styles from './legend.module.css'
import { lookByStatus, onTheWay } from './status-look.ts'

/**
 * The meaning of the colours and icons of an overview. `levels` tells whether its levels are the tables of one number.
 * `target` is the streak that completes a level for a student. If it is more than the streak for green, green has two
 * icons.
 */
export function Legend({ levels, target }: { levels: 'tables' | 'other'; target: number }) {
  const isHigher = target > overviewTarget
  const meaning = {
    notStarted: m.overview_not_started(),
    workingOn: m.overview_working_on({ levels }),
    completed: isHigher ? m.overview_done_in_a_row({ target }) : m.overview_streak({ goal: overviewTarget }),
  }
  return (
    <ul className={styles.legend} aria-label={m.overview_key()}>
      {levelStatuses.map((status) => (
        <Fragment key={status}>
          {isHigher && status === 'completed' && (
            <li>
              <Icon paths={onTheWay.icon} className={styles.completed} />{' '}
              {m.overview_in_a_row({ goal: overviewTarget })}
            </li>
          )}
          <li>
            <Icon paths={lookByStatus[status].icon} className={styles[status]} /> {meaning[status]}
          </li>
        </Fragment>
      ))}
    </ul>
  )
}

/** The line above the overview of Times Table, with the icon of each of its two streaks. */
export function TwoStreaks({ target }: { target: number }) {
  return (
    <span className={styles.streaks}>
      <span>{m.overview_tables()}</span>{' '}
      <span>
        <Icon paths={onTheWay.icon} className={styles.completed} /> {m.overview_green({ goal: overviewTarget })}
      </span>{' '}
      <span>
        <Icon paths={lookByStatus.completed.icon} className={styles.completed} />{' '}
        {m.overview_done_for_student({ target })}
      </span>
    </span>
  )
}
