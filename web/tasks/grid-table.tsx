import { useState } from 'react'
import type { Output, TaskPartState } from '#contract'
import { enoughOf, partName, partsDone } from '#maths'
import { m } from '../language/messages.ts'
import { studentPagePath } from '../students/class-paths.ts'
import { partWords } from '../students/part-words.ts'
import { SortHead } from '../students/sort-head.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import type { IconName } from '../ui/base/icon-paths.ts'
import { Link } from '../ui/base/link.tsx'
import { Everyone, hasBars } from './everyone.tsx'
import styles from './grid.module.css'
import { cellWords, countsOf, exampleOf, hasAnyBegun, inOrder, kindWords } from './grid-rows.ts'

type Column = 'student' | 'done'

/**
 * The students of a task by its parts. Those with the fewest parts done come first. A row of someone who has begun none
 * shows signs without words. On a phone the rows are cards.
 */
export function GridTable({
  code,
  task,
  students,
  today,
}: { code: string } & Output<'GET /api/classes/{class}/tasks/{task}'>) {
  const [order, setOrder] = useState<{ by: Column; descending: boolean }>({ by: 'done', descending: false })
  const hasBegun = hasAnyBegun(students)
  const shown = inOrder(students, order.by, order.descending)
  const head = (by: Column, title: string) => (
    <SortHead
      by={by}
      order={order}
      title={title}
      onSort={() => setOrder({ by, descending: order.by === by && !order.descending })}
    />
  )
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: A table with many parts scrolls by keyboard too. */}
      <section className={styles.room} aria-label={task.title} tabIndex={0}>
        <table className={styles.grid}>
          <caption className="unseen">{m.tasks_table({ title: task.title })}</caption>
          <thead>
            <tr>
              {head('student', m.class_student_column())}
              {head('done', m.tasks_parts_done())}
              {task.parts.map((part, i) => {
                const counts = countsOf(students, i)
                return (
                  <th key={partName(part)} scope="col">
                    <b>{exampleOf(part)}</b>
                    <small>
                      {hasBegun ? m.tasks_part_done({ level: kindWords(part), count: counts.done }) : kindWords(part)}
                    </small>
                    {hasBars(counts) && <Everyone className={styles.everyone} counts={counts} />}
                  </th>
                )
              })}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, shortName, states }) => (
              <tr key={id} className={states.every(({ kind }) => kind === 'notBegun') ? styles.none : undefined}>
                <th scope="row">
                  <Link className={styles.name} to={studentPagePath('answers', { code, student: id })}>
                    {shortName}
                  </Link>
                </th>
                <td className={styles.total} data-head={m.tasks_parts_done()}>
                  {m.tasks_of({ done: partsDone(states), count: states.length })}
                </td>
                {task.parts.map((part, i) => (
                  <td key={partName(part)} data-head={partWords(part)}>
                    <Cell state={states[i]!} text={cellWords(states[i]!, enoughOf(part, task.rightAnswers), today)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <ul className={styles.legend} aria-label={m.tasks_key()}>
        {[
          { state: { kind: 'notBegun' }, text: m.tasks_key_not_begun() } as const,
          { state: { kind: 'soFar', count: 0 }, text: m.tasks_key_so_far() } as const,
          { state: { kind: 'done', day: '', isLate: false }, text: m.tasks_key_done() } as const,
          { state: { kind: 'done', day: '', isLate: true }, text: m.tasks_key_late() } as const,
        ].map(({ state, text }) => (
          <li key={text}>
            <Cell state={state} text={text} />
          </li>
        ))}
      </ul>
    </>
  )
}

const iconByKind: Readonly<Record<TaskPartState['kind'], IconName>> = { notBegun: 'dot', soFar: 'half', done: 'tick' }

function Cell({ state, text }: { state: TaskPartState; text: string }) {
  const isLate = state.kind === 'done' && state.isLate
  return (
    <span className={classNames(styles.cell, styles[state.kind], isLate && styles.late)}>
      <Icon name={iconByKind[state.kind]} /> <span>{text}</span>
    </span>
  )
}
