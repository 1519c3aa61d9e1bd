import { useSearchParams } from 'wouter'
import { useStudentBoxes } from '../../api/students/boxes.ts'
import { m } from '../../language/messages.ts'
import { StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { StudentBoxes, StudentBoxesTools } from './student-boxes.tsx'

/** /studentprogress/levels?code=&student= (docs/product/teacher-screens.md, "Strengths and gaps"). */
export function StudentBoxesPage() {
  const of = { code: useClassCode(), student: useSearchParams()[0].get('student') ?? '' }
  const boxes = useStudentBoxes(of)
  return (
    <StudentPage
      of={of}
      query={boxes}
      subject={m.boxes_title()}
      text={m.boxes_title()}
      beside={(found, name) => found && found.levels.length > 0 && <StudentBoxesTools found={found} name={name} />}
      notLoaded={m.boxes_not_loaded_student()}
      loading={m.boxes_loading()}
      rows={4}
    >
      {(found) => <StudentBoxes {...found} />}
    </StudentPage>
  )
}
