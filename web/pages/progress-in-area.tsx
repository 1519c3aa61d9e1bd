import { useSearchParams } from 'wouter'
import { operationsOf } from '#maths'
import { type ClassArea, paths } from '../routes/paths.ts'
import { studentLevelsPath } from '../students/class-paths.ts'
import { OperationTabs } from '../students/progress/operation-tabs.tsx'
import { firstOperation, operationIn } from '../students/progress/selection.ts'
import { StudentLevels } from '../students/progress/student-levels.tsx'
import { ToList } from '../students/progress/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'

/** /studentprogress/{area}?code=&student= and the operation (docs/product/teacher-screens.md, "One student"). */
export function ProgressInArea({ of: area }: { of: ClassArea }) {
  const code = useClassCode()
  const asked = operationIn(area, useSearchParams()[0])
  if (!asked && code) return <ToList area={area} to={paths.studentProgress(code)} />
  const current = asked ?? firstOperation(area)
  const hasTabs = operationsOf(area).length > 1
  return (
    <StudentLevels
      operation={current}
      {...(hasTabs && {
        tabs: (of) => (
          <OperationTabs area={area} current={current} pathOf={(operation) => studentLevelsPath(operation, of)} />
        ),
      })}
    />
  )
}
