import { useState } from 'react'
import type { ClassStudent, Output } from '#contract'
import { isUnknown, useClassStudents } from '../api/classes.ts'
import { paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { ProgressChooser } from '../students/progress-chooser.tsx'
import { StudentsTable } from '../students/students-table.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Crumbs } from '../ui/crumbs.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failed } from '../ui/failed.tsx'
import { Icon } from '../ui/icon.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import styles from './student-progress.module.css'

/** From this many students on there is a field to find one. */
const manyStudents = 16

/** /studentprogress?code= (specification 2, section 2: "Teacher: Student Progress"). */
export function StudentProgress() {
  const code = useClassCode()
  const students = useClassStudents(code)
  return (
    <Page title="Student Progress" width="wide">
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          { label: students.data?.classroom.name ?? 'Student Progress' },
        ]}
      />
      {students.data ? (
        <Students code={code} {...students.data} />
      ) : (
        <>
          <div className={styles.headline}>
            <h1>Student Progress</h1>
          </div>
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

function Students(props: { code: string } & Output<'GET /api/classes/{code}/students'>) {
  const { code, classroom, students } = props
  const [sought, setSought] = useState('')
  const [viewed, setViewed] = useState<ClassStudent | null>(null)
  return (
    <>
      <div className={styles.headline}>
        <div>
          <h1>Student Progress</h1>
          <p>
            {students.length === 1 ? '1 student' : `${students.length} students`} · Class Code:{' '}
            <span className={styles.code}>{classroom.code}</span>
          </p>
        </div>
        {students.length >= manyStudents && (
          <label className={styles.search}>
            <span className="unseen">Find a student</span>
            <Icon name="search" />
            <input
              type="search"
              placeholder="Find a student"
              value={sought}
              onChange={(event) => setSought(event.target.value)}
            />
          </label>
        )}
      </div>
      {students.length === 0 ? (
        <Empty title="No students found for this class.">
          <p>
            Students join with the class code <b className={styles.code}>{classroom.code}</b>.
          </p>
        </Empty>
      ) : (
        <StudentsTable classroom={classroom} students={students} sought={sought} onView={setViewed} />
      )}
      {viewed && <ProgressChooser code={code} student={viewed} onClose={() => setViewed(null)} />}
    </>
  )
}
