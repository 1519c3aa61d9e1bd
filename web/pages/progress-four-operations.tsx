import { useSearchParams } from 'wouter'
import { paths } from '../paths.ts'
import { operationIn } from '../students/chosen.ts'
import { OperationTabs } from '../students/operation-tabs.tsx'
import { StudentLevels } from '../students/student-levels.tsx'
import { ToList } from '../students/to-list.tsx'
import { useClassCode } from '../students/use-class-code.ts'

/** /studentprogress/fouroperations?code=&student=&op=; without an op it means addition. */
export function ProgressFourOperations() {
  const code = useClassCode()
  const asked = operationIn(useSearchParams()[0])
  if (!asked && code) return <ToList to={paths.studentProgress(code)} />
  const current = asked ?? 'addition'
  return (
    <StudentLevels
      operation={current}
      tabs={(of) => <OperationTabs current={current} pathOf={(op) => paths.progressFourOperations({ ...of, op })} />}
    />
  )
}
