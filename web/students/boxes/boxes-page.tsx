import { useSearchParams } from 'wouter'
import { useStudentBoxes } from '../../api/students/boxes.ts'
import { useInsight } from '../../api/students/insight.ts'
import { useMistakes } from '../../insight/use-mistakes.ts'
import { m } from '../../language/messages.ts'
import { Skeleton } from '../../ui/parts/skeleton.tsx'
import { StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { SitWithStudent } from './sit-with-student.tsx'
import { StudentBoxes, StudentBoxesTools } from './student-boxes.tsx'

/** /studentprogress/levels?code=&student= (docs/product/teacher-screens.md, "Strengths and gaps"). */
export function StudentBoxesPage() {
  const of = { code: useClassCode(), student: useSearchParams()[0].get('student') ?? '' }
  const boxes = useStudentBoxes(of)
  const insight = useInsight(of.code)
  const mistakes = useMistakes()
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
      {(found) =>
        // The boxes wait for what is above them, so that they do not move. Without Insight, they are the whole page.
        insight.isPending || mistakes.isPending ? (
          <Skeleton label={m.boxes_loading()} rows={4} />
        ) : (
          <>
            {insight.data && mistakes.data && (
              <SitWithStudent
                of={of}
                firstName={found.firstName}
                groups={insight.data.groups}
                mistakes={mistakes.data}
              />
            )}
            <StudentBoxes {...found} />
          </>
        )
      }
    </StudentPage>
  )
}
