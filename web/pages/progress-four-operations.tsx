import { useSearchParams } from 'wouter'
import { paths } from '../paths.ts'
import { operationIn } from '../students/chosen.ts'
import { OperationAlert } from '../students/not-implemented-alert.tsx'
import { OperationTabs } from '../students/operation-tabs.tsx'
import { StudentLevels } from '../students/student-levels.tsx'

/** /studentprogress/fouroperations?code=&student=&op=; without an op it means addition. */
export function ProgressFourOperations() {
  const current = operationIn(useSearchParams()[0])
  return (
    <>
      <StudentLevels
        operation={current}
        tabs={(of) => <OperationTabs current={current} pathOf={(op) => paths.progressFourOperations({ ...of, op })} />}
      />
      <OperationAlert />
    </>
  )
}
