import { useSearchParams } from 'wouter'
import { type ClassArea, paths } from '../routes/paths.ts'
import { firstOperation, operationIn } from '../students/progress/selection.ts'
import { StudentLevels } from '../students/progress/student-levels.tsx'
import { ToList } from '../students/progress/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'

/** /studentprogress/{area}?code=&student= with the operation (docs/product/teacher-screens.md, "One student"). */
export function ProgressInArea({ area }: { area: ClassArea }) {
  const code = useClassCode()
  const chosen = operationIn(area, useSearchParams()[0])
  if (!chosen && code) return <ToList area={area} to={paths.studentProgress(code)} />
  return <StudentLevels area={area} operation={chosen ?? firstOperation(area)} />
}
