import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useMay } from '../api/classes/class-rights.ts'
import { useClassTasks } from '../api/students/tasks.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ClassContent, foundIn } from '../students/class-content.tsx'
import { CannotChange } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Page } from '../ui/base/page.tsx'
import { Headline } from '../ui/parts/headline.tsx'
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
  const found = foundIn(tasks)
  // The form keeps the tasks that it began with.
  const [sources, setSources] = useState<ReturnType<typeof taskSources> | null>(null)
  if (found && !sources) setSources(taskSources(found.tasks))
  const teaches = useMay(code, 'teaches')
  const className = found?.classroom.name
  return (
    <Page title={className ? `${m.worksheets_new()}, ${className}` : m.worksheets_new()} width="wide">
      <ClassTrail
        code={code}
        name={className}
        trail={[...(code ? [{ label: m.tasks_title(), to: paths.tasks(code) }] : []), { label: m.worksheets_title() }]}
      />
      <Headline title={m.worksheets_new()} text={className} />
      <ClassContent code={code} query={tasks} notLoaded={m.tasks_not_loaded()} loading={m.tasks_loading()} rows={4}>
        {({ classroom }) => (
          <>
            {!teaches ? (
              <>
                <CannotChange />
                <BringBack />
              </>
            ) : (
              sources && (
                <Setup
                  code={code}
                  students={classroom.studentCount}
                  tasks={sources}
                  initial={newDraft(startIn(params), sources)}
                />
              )
            )}
            <ClassWorksheets code={code} />
          </>
        )}
      </ClassContent>
    </Page>
  )
}
