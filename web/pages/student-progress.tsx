import { useClassStudents } from '../api/students/students.ts'
import { useClassEvents } from '../api/students/use-class-events.ts'
import { m } from '../language/messages.ts'
import { ClassContent, foundIn } from '../students/class-content.tsx'
import { ClassTrail } from '../students/class-trail.tsx'
import { ClassStudents } from '../students/list/class-students.tsx'
import { useClassCode } from '../students/use-class-code.ts'
import { Page } from '../ui/base/page.tsx'
import { AlertOnArrival } from '../ui/dialogs/alert-on-arrival.tsx'
import { Headline } from '../ui/parts/headline.tsx'

/** /studentprogress?code= (docs/product/teacher-screens.md, "Student Progress"). */
export function StudentProgress() {
  const code = useClassCode()
  const students = useClassStudents(code)
  const found = foundIn(students)
  useClassEvents(found ? code : '')
  return (
    <Page title={m.class_title()} width="wide">
      <ClassTrail code={code} name={undefined} trail={[{ label: found?.classroom.name ?? m.class_title() }]} />
      <AlertOnArrival />
      {!found && <Headline title={m.class_title()} />}
      <ClassContent code={code} query={students} notLoaded={m.class_not_loaded()} loading={m.class_loading()} rows={6}>
        {(read) => <ClassStudents key={code} {...read} />}
      </ClassContent>
    </Page>
  )
}
