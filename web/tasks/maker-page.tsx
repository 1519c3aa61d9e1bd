import { type ReactNode, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import type { Task } from '#contract'
import type { Mistakes } from '#maths/insight'
import { useMay } from '../api/classes/class-rights.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { type ClassInsightData, useInsight } from '../api/students/insight.ts'
import { useChangeTask, useSetTask, useTask } from '../api/students/tasks.ts'
import { useMistakes } from '../insight/use-mistakes.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { bothOf, ClassContent, foundIn } from '../students/class-content.tsx'
import { CannotChange } from '../students/class-missing.tsx'
import { groupName, levelName } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Empty } from '../ui/parts/empty.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import {
  type Draft,
  draftForGroup,
  draftForReady,
  draftOfCopy,
  draftOfTask,
  emptyDraft,
  fieldsOf,
  submitWords,
} from './draft.ts'
import { Maker } from './maker.tsx'
import { gridPath } from './task-paths.ts'

/** /tasks/set?code= , also with `student`, with `group` or `next` of Insight, or with `from` and `copy` for a copy. */
export function SetTaskPage() {
  const code = useClassCode()
  const [params] = useSearchParams()
  const [from, copied, group] = [params.get('from') ?? '', params.get('copy') ?? '', params.get('group')]
  const [asked, next] = [params.get('student'), params.get('next')]
  const copy = useTask(from, copied)
  const [id] = useState(() => crypto.randomUUID())
  const set = useSetTask()
  const [, navigate] = useLocation()
  const isCopy = from !== '' && copied !== ''
  const initial = ({ today, groups, ready, students }: ClassInsightData): Draft | null => {
    if (isCopy && copy.isPending) return null
    const chosen = groups.find((one) => groupName(one) === group)
    if (copy.data) return draftOfCopy(copy.data.task, today)
    if (chosen) return draftForGroup(chosen, today, asked)
    const going = ready.filter(({ operation, nextLevel }) => levelName(operation, nextLevel) === next)
    if (going.length > 0) return draftForReady(going, today)
    const student = students.find(({ id }) => id === asked)
    return student ? { ...emptyDraft(today), isForAll: false, students: [student.id] } : emptyDraft(today)
  }
  return (
    <MakerPage code={code} title={m.tasks_set()}>
      {(found, mistakes) => {
        const draft = initial(found)
        if (!draft) return <Skeleton label={m.tasks_grid_loading()} rows={4} />
        return (
          <Maker
            found={found}
            mistakes={mistakes}
            initial={draft}
            begun={null}
            cancelTo={paths.tasks(code)}
            submit={(chosen) => submitWords(chosen, found.students.length)}
            save={set}
            onSubmit={(chosen) =>
              set.mutate(
                { code, id, ...fieldsOf(chosen), begins: chosen.begins },
                { onSuccess: () => navigate(paths.tasks(code)) },
              )
            }
          />
        )
      }}
    </MakerPage>
  )
}

/** /tasks/edit?code=&task= */
export function EditTaskPage() {
  const code = useClassCode()
  const id = useSearchParams()[0].get('task') ?? ''
  const task = useTask(code, id)
  // The form keeps the task that it began with, also while students play or another teacher changes it.
  const [first, setFirst] = useState<Task | null>(null)
  if (!first && task.data) setFirst(task.data.task)
  const change = useChangeTask()
  const [, navigate] = useLocation()
  const send = (chosen: Draft, revision: number) =>
    change.mutate(
      { code, task: id, ...fieldsOf(chosen), ...(first?.hasBegun ? {} : { begins: chosen.begins }), revision },
      { onSuccess: () => navigate(gridPath(code, id)) },
    )
  return (
    <MakerPage code={code} title={m.tasks_edit_title()} task={first}>
      {(found, mistakes) => {
        if (id === '' || isUnknownAddress(task.error))
          return (
            <Empty title={m.tasks_unknown()}>
              <ButtonLink kind="ink" to={paths.tasks(code)}>
                {m.tasks_to_tasks()}
              </ButtonLink>
            </Empty>
          )
        if (!first && task.error) return <Failed text={m.tasks_grid_not_loaded()} onTryAgain={task.refetch} />
        if (!first) return <Skeleton label={m.tasks_grid_loading()} rows={4} />
        return (
          <Maker
            found={found}
            mistakes={mistakes}
            initial={draftOfTask(first)}
            begun={first.hasBegun ? first.begins : null}
            cancelTo={gridPath(code, id)}
            submit={() => m.tasks_save()}
            save={change}
            onSubmit={(chosen) => send(chosen, first.revision)}
            onSaveMine={async (chosen) => {
              const { data } = await task.refetch()
              send(chosen, data?.task.revision ?? first.revision)
            }}
          />
        )
      }}
    </MakerPage>
  )
}

interface MakerPageProps {
  readonly code: string
  readonly title: string
  readonly task?: Task | null
  readonly children: (found: ClassInsightData, mistakes: Mistakes) => ReactNode
}

/** The page of a form. Insight has the students of the class, its groups and the day. */
function MakerPage({ code, title, task, children }: MakerPageProps) {
  const insight = useInsight(code)
  const teaches = useMay(code, 'teaches')
  const mistakes = useMistakes()
  const className = foundIn(insight)?.classroom.name
  return (
    <Page title={className ? `${title}, ${className}` : title} width="wide">
      <ClassTrail
        code={code}
        name={className}
        trail={[
          ...(code ? [{ label: m.tasks_title(), to: paths.tasks(code) }] : []),
          ...(task ? [{ label: task.title, to: gridPath(code, task.id) }] : []),
          { label: title },
        ]}
      />
      <Headline title={title} />
      <ClassContent
        code={code}
        query={bothOf(insight, mistakes)}
        notLoaded={m.tasks_grid_not_loaded()}
        loading={m.tasks_grid_loading()}
        rows={4}
      >
        {([found, language]) => (teaches ? children(found, language) : <CannotChange />)}
      </ClassContent>
    </Page>
  )
}
