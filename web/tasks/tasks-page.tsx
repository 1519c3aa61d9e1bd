import type { Output } from '#contract'
import { useMay } from '../api/classes/class-rights.ts'
import { useClassTasks } from '../api/students/tasks.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { useIsPhone } from '../classes/use-is-phone.ts'
import { m } from '../language/messages.ts'
import { problemsPath } from '../problems/problem-paths.ts'
import { ClassContent, foundIn } from '../students/class-content.tsx'
import { newSheetPath } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { ButtonLink, TextButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Page } from '../ui/base/page.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { setPath } from './task-paths.ts'
import { TaskRow } from './task-row.tsx'
import styles from './tasks.module.css'

/** /tasks?code= (docs/product/teacher-screens.md, "Tasks"). */
export function TasksPage() {
  const code = useClassCode()
  const teaches = useMay(code, 'teaches')
  const tasks = useClassTasks(code)
  const found = foundIn(tasks)
  useClassEvents(found ? code : '')
  const className = found?.classroom.name
  const isPhone = useIsPhone()
  const set = (
    <ButtonLink kind="brand" to={setPath(code)}>
      <Icon name="plus" /> {m.tasks_set()}
    </ButtonLink>
  )
  return (
    <Page title={className ? `${m.tasks_title()}, ${className}` : m.tasks_title()} width="wide">
      <ClassTrail code={code} name={className} trail={[{ label: m.tasks_title() }]} />
      <Headline
        title={m.tasks_title()}
        text={found && `${className} · ${m.class_students({ count: found.classroom.studentCount })}`}
      >
        {found && teaches && (
          <div className={classNames(styles.ways, 'unprinted')}>
            {/* The order is that of the screen, so that the Tab key goes along it. */}
            {isPhone && set}
            <TextButtonLink to={problemsPath}>{m.problems_title()}</TextButtonLink>
            <TextButtonLink to={newSheetPath(code)}>
              <Icon paths={teacherIcons.print} /> {m.worksheets_new()}
            </TextButtonLink>
            {!isPhone && set}
          </div>
        )}
      </Headline>
      <ClassContent code={code} query={tasks} notLoaded={m.tasks_not_loaded()} loading={m.tasks_loading()} rows={3}>
        {(read) => <Lists code={code} {...read} />}
      </ClassContent>
    </Page>
  )
}

type Found = Output<'GET /api/classes/{class}/tasks'>

function Lists({ code, today, tasks, classroom }: { code: string } & Found) {
  if (tasks.length === 0)
    return (
      <Empty title={m.tasks_empty()}>
        <p>{m.tasks_empty_text()}</p>
      </Empty>
    )
  const lists = [
    { title: m.tasks_now(), shown: tasks.filter(({ isClosed, hasBegun }) => !isClosed && hasBegun) },
    { title: m.tasks_later(), shown: tasks.filter(({ isClosed, hasBegun }) => !isClosed && !hasBegun) },
    { title: m.tasks_past(), text: m.tasks_past_hint(), shown: tasks.filter(({ isClosed }) => isClosed) },
  ]
  return lists
    .filter(({ shown }) => shown.length > 0)
    .map(({ title, text, shown }) => (
      <section key={title} aria-label={title}>
        <div className={styles.title}>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
        </div>
        <ul className={styles.list}>
          {shown.map((task) => (
            <TaskRow key={task.id} code={code} today={today} task={task} students={classroom.studentCount} />
          ))}
        </ul>
      </section>
    ))
}
