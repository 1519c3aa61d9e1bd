import { leadsNowhere } from '../api/problems.ts'
import { useClassStudents } from '../api/students.ts'
import { useClassEvents } from '../api/use-class-events.ts'
import { paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassStudents } from '../students/class-students.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertOnArrival } from '../ui/alert-on-arrival.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Failed } from '../ui/failed.tsx'
import { Headline } from '../ui/headline.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** /studentprogress?code= (docs/product/teacher-screens.md, "Student Progress"). */
export function StudentProgress() {
  const code = useClassCode()
  const students = useClassStudents(code)
  const found = leadsNowhere(students.error) ? undefined : students.data
  useClassEvents(found ? code : '')
  return (
    <Page title="Student Progress" width="wide">
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          { label: found?.classroom.name ?? 'Student Progress' },
        ]}
      />
      <AlertOnArrival />
      {found ? (
        <ClassStudents key={code} {...found} />
      ) : (
        <>
          <Headline title="Student Progress" />
          {code === '' ? (
            <CodeMissing />
          ) : leadsNowhere(students.error) ? (
            <NotFound what="class" />
          ) : students.isError ? (
            <Failed text="The students could not be loaded." onTryAgain={() => students.refetch()} />
          ) : (
            <Skeleton label="Loading the students" rows={6} />
          )}
        </>
      )}
    </Page>
  )
}
