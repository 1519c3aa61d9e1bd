import type { DueTask } from '#contract'
import { m } from '../language/messages.ts'
import { gridPath } from '../tasks/task-paths.ts'
import { dueWords } from '../todo/due-words.ts'
import { Link } from '../ui/base/link.tsx'
import styles from './class-row.module.css'

export interface DueTasksProps {
  readonly code: string
  readonly tasks: readonly DueTask[]
  /** Today in the time zone of the server, such as "2026-11-19". */
  readonly today: string
}

/** A line for each task that is due next, with its day and how many students have done all of it. */
export function DueTasks({ code, tasks, today }: DueTasksProps) {
  return tasks.map(({ id, title, due, done, students }) => (
    <p key={id} className={styles.line}>
      <Link to={gridPath(code, id)}>{title}</Link>{' '}
      <span>{m.dashboard_due_task({ due: dueWords(due, today), done: String(done), students: String(students) })}</span>
    </p>
  ))
}
