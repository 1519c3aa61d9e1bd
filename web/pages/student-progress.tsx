import { isUnknown } from '../api/classes.ts'
import { useClassStudents } from '../api/students.ts'
import { paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ClassStudents } from '../students/class-students.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Failed } from '../ui/failed.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './student-progress.module.css'

/** /studentprogress?code= (specification 2, section 2: "Teacher: Student Progress"). */
export function StudentProgress() {
  const code = useClassCode()
  const students = useClassStudents(code)
  const found = isUnknown(students.error) ? undefined : students.data
  return (
    <Page title="Student Progress" width="wide">
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          { label: found?.classroom.name ?? 'Student Progress' },
        ]}
      />
      {found ? (
        <ClassStudents key={code} {...found} />
      ) : (
        <>
          <h1 className={styles.title}>Student Progress</h1>
          {code === '' ? (
            <CodeMissing />
          ) : isUnknown(students.error) ? (
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
