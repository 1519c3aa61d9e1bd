import type { Output } from '#contract'
import { dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { Link } from '../ui/base/link.tsx'
import { Bold } from '../ui/parts/bold.tsx'
import { capitalised } from '../ui/parts/capital-letter.ts'
import { Everyone, hasBars } from './everyone.tsx'
import { TaskActions } from './task-actions.tsx'
import { gridPath } from './task-paths.ts'
import { dueWords, partsWords, whoWords } from './task-words.ts'
import styles from './tasks.module.css'

interface TaskRowProps {
  readonly code: string
  readonly today: string
  readonly task: Output<'GET /api/classes/{class}/tasks'>['tasks'][number]
  /** The number of students in the class. */
  readonly students: number
}

/** A task in the list, with how far its students are and the buttons that change it. */
export function TaskRow({ code, today, task, students }: TaskRowProps) {
  const { id, title, begins, hasBegun, parts, done, soFar, notBegun } = task
  const counts = { done, soFar, notBegun }
  return (
    <li>
      <div>
        <h3>
          <Link to={gridPath(code, id)}>{title}</Link>
        </h3>
        <p>{partsWords(parts)}</p>
      </div>
      <p className={styles.by}>
        {capitalised(dueWords(task, today))}
        <small>{whoWords(task, students)}</small>
      </p>
      {hasBegun ? (
        <div>
          {hasBars(counts) && <Everyone counts={counts} />}
          <p aria-hidden={hasBars(counts)}>
            <Bold text={done + soFar > 0 ? m.tasks_counts(counts) : m.tasks_nobody_begun()} />
          </p>
        </div>
      ) : (
        <p>{m.tasks_seen_on({ day: dayInWords(begins) })}</p>
      )}
      <TaskActions className={styles.quiet} code={code} task={task} />
    </li>
  )
}
