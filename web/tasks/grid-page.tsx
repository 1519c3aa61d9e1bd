import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Output } from '#contract'
import { partsDone } from '#maths'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassTasks, useTask } from '../api/students/tasks.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { ExportButtons } from '../export/export-buttons.tsx'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Bold } from '../ui/parts/bold.tsx'
import { capitalised } from '../ui/parts/capital-letter.ts'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import styles from './grid.module.css'
import { gridHeader, gridRows, hasAnyBegun } from './grid-rows.ts'
import { GridTable } from './grid-table.tsx'
import { TaskActions } from './task-actions.tsx'
import { dueWords } from './task-words.ts'

/** /tasks/grid?code=&task= (docs/product/teacher-screens.md, "A task"). */
export function TaskGridPage() {
  const code = useClassCode()
  const id = useSearchParams()[0].get('task') ?? ''
  const [isDeleting, setDeleting] = useState(false)
  const task = useTask(code, id, !isDeleting)
  const isUnknown = id === '' || isUnknownAddress(task.error)
  const found = isUnknown ? undefined : task.data
  useClassEvents(found ? code : '')
  const [, navigate] = useLocation()
  const title = found?.task.title ?? m.tasks_title()
  return (
    <Page title={found ? `${title}, ${found.classroom.name}` : title} width="wide">
      <ClassTrail
        code={code}
        name={found?.classroom.name}
        trail={[
          ...(code ? [{ label: m.tasks_title(), to: paths.tasks(code) }] : []),
          ...(found ? [{ label: title }] : []),
        ]}
      />
      <Headline title={title} text={found && <Text {...found} />}>
        {found && (
          <div className={styles.tools}>
            <TaskActions
              className={styles.actions}
              code={code}
              task={found.task}
              onDeleting={setDeleting}
              onDeleted={() => navigate(paths.tasks(code))}
              hasWorksheet
            />
            <ExportButtons
              name={m.tasks_file({ name: found.classroom.name, title })}
              header={gridHeader(found.task)}
              rows={gridRows(found)}
            />
          </div>
        )}
      </Headline>
      {code === '' ? (
        <CodeMissing />
      ) : isUnknown ? (
        <Unknown code={code} />
      ) : found ? (
        found.students.length === 0 ? (
          <Empty title={m.tasks_nobody()} />
        ) : (
          <GridTable code={code} {...found} />
        )
      ) : task.error ? (
        <Failed text={m.tasks_grid_not_loaded()} onTryAgain={task.refetch} />
      ) : (
        <Skeleton label={m.tasks_grid_loading()} rows={4} />
      )}
    </Page>
  )
}

function Text({ task, today, students }: Output<'GET /api/classes/{class}/tasks/{task}'>) {
  const isPast = task.hasBegun && task.due !== null && task.due < today
  const done = students.filter(({ states }) => partsDone(states) === states.length).length
  return (
    <>
      {capitalised(dueWords(task, today))}
      {task.isClosed ? `, ${m.tasks_is_closed()}` : isPast && `, ${m.tasks_still()}`} ·{' '}
      <Bold
        className={styles.all}
        text={hasAnyBegun(students) ? m.tasks_all_done({ done, count: students.length }) : m.tasks_nobody_begun()}
      />
    </>
  )
}

/** Which of the two the address names wrongly: the list of tasks says. */
function Unknown({ code }: { code: string }) {
  const tasks = useClassTasks(code)
  if (tasks.isPending) return <Skeleton label={m.class_looking_up()} rows={1} />
  if (isUnknownAddress(tasks.error)) return <NotFound what="class" />
  return (
    <Empty title={m.tasks_unknown()}>
      <ButtonLink kind="ink" to={paths.tasks(code)}>
        {m.tasks_to_tasks()}
      </ButtonLink>
    </Empty>
  )
}
