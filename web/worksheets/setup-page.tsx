import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useMay } from '../api/classes/class-rights.ts'
import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassTasks } from '../api/students/tasks.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { CannotChange, CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { BringBack } from './bring-back.tsx'
import { ClassWorksheets } from './class-worksheets.tsx'
import { newDraft, taskSources } from './draft.ts'
import { Setup } from './setup.tsx'
import { startIn } from './worksheet-paths.ts'

/** /tasks/worksheets?code= , also with `operation` and `level` or `stage`, or with `task`. */
export function WorksheetSetupPage() {
  const code = useClassCode()
  const [params] = useSearchParams()
  const tasks = useClassTasks(code)
  const isUnknown = isUnknownAddress(tasks.error)
  const found = isUnknown ? undefined : tasks.data
  // The form keeps the tasks that it began with.
  const [sources, setSources] = useState<ReturnType<typeof taskSources> | null>(null)
  if (found && !sources) setSources(taskSources(found.tasks))
  const teaches = useMay(code, 'teaches')
  const className = found?.classroom.name
  return (
    <Page title={className ? `${m.worksheets_new()}, ${className}` : m.worksheets_new()} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(className ? [{ label: className, to: paths.studentProgress(code) }] : []),
          ...(code ? [{ label: m.tasks_title(), to: paths.tasks(code) }] : []),
          { label: m.worksheets_title() },
        ]}
      />
      <Headline title={m.worksheets_new()} text={className} />
      {code === '' ? (
        <CodeMissing />
      ) : isUnknown ? (
        <NotFound what="class" />
      ) : found && !teaches ? (
        <>
          <CannotChange />
          <BringBack />
          <ClassWorksheets code={code} />
        </>
      ) : found && sources ? (
        <>
          <Setup
            code={code}
            students={found.classroom.studentCount}
            tasks={sources}
            initial={newDraft(startIn(params), sources)}
          />
          <ClassWorksheets code={code} />
        </>
      ) : tasks.error ? (
        <Failed text={m.tasks_not_loaded()} onTryAgain={tasks.refetch} />
      ) : (
        <Skeleton label={m.tasks_loading()} rows={4} />
      )}
    </Page>
  )
}
