import { type ReactNode, useId } from 'react'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Link } from '../ui/base/link.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import { dueWords } from './due-words.ts'
import { HopLine } from './hop-line.tsx'
import type { TodoTask } from './todo.ts'
import styles from './todo-list.module.css'
import { hopsOfTask, isDone, themeOf } from './todo-words.ts'
import type { TodoOnScreen } from './use-todo.ts'

interface TodoListProps extends TodoOnScreen {
  /** The tasks in this place of the dashboard. */
  readonly tasks: readonly TodoTask[]
  readonly title: string
  /** Whether a failure is told in this place. */
  readonly showsFailure: boolean
  /** The id of the task that Keep going leads to, if it is here. Keep going is then the lower part of its ticket. */
  readonly led: string | null
  readonly keepGoing: ReactNode
}

/** The tasks of a student on the dashboard. Without a task there is no heading either. */
export function TodoList(props: TodoListProps) {
  const { todo, isFailed, tryAgain, tasks, title, showsFailure, led, keepGoing } = props
  const heading = useId()
  const hasFailed = showsFailure && isFailed && !todo
  if (tasks.length === 0 && !hasFailed) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {hasFailed && <Failed text={m.todo_not_loaded()} onTryAgain={tryAgain} />}
      {todo && tasks.length > 0 && (
        <ul className={styles.tickets}>
          {tasks.map((task) => {
            const hops = hopsOfTask(task)
            const isLed = task.id === led
            const due = isDone(task) ? m.todo_all_done() : task.due !== null && dueWords(task.due, todo.today)
            return (
              <li key={task.id} className={isLed ? styles.led : undefined}>
                <Link className={styles.ticket} to={paths.task(task.id)}>
                  <b>{task.title}</b>
                  {due && <span className={styles.due}>{due}</span>}
                  <span className={styles.progress}>
                    {isLed ? (
                      <span className="unseen">{hops.label}</span>
                    ) : (
                      <HopLine
                        className={classNames(styles.parts, task.parts[0] && themeClass(themeOf(task.parts[0])))}
                        hops={hops}
                      />
                    )}
                    <b aria-hidden="true">{m.hops_of({ done: hops.count, count: hops.enough })}</b>
                  </span>
                </Link>
                {isLed && keepGoing}
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
