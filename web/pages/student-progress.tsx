import { isUnknownAddress } from '../api/client/problems.ts'
import { useClassStudents } from '../api/students/students.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { ClassStudents } from '../students/list/class-students.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { AlertOnArrival } from '../ui/dialogs/alert-on-arrival.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'

/** /studentprogress?code= (docs/product/teacher-screens.md, "Student Progress"). */
export function StudentProgress() {
  const code = useClassCode()
  const students = useClassStudents(code)
  const found = isUnknownAddress(students.error) ? undefined : students.data
  useClassEvents(found ? code : '')
  return (
    <Page title={m.class_title()} width="wide">
      <ClassTrail
        code={code}
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          { label: found?.classroom.name ?? m.class_title() },
        ]}
      />
      <AlertOnArrival />
      {found ? (
        <ClassStudents key={code} {...found} />
      ) : (
        <>
          <Headline title={m.class_title()} />
          {code === '' ? (
            <CodeMissing />
          ) : isUnknownAddress(students.error) ? (
            <NotFound what="class" />
          ) : students.isError ? (
            <Failed text={m.class_not_loaded()} onTryAgain={() => students.refetch()} />
          ) : (
            <Skeleton label={m.class_loading()} rows={6} />
          )}
        </>
      )}
    </Page>
  )
}
