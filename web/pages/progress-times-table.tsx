import { StudentLevels } from '../students/student-levels.tsx'

/** /studentprogress/timestable?code=&student= */
export function ProgressTimesTable() {
  return <StudentLevels operation="timestable" />
}
