import { useSearchParams } from 'react-router'
import { operationsOf } from '#maths'
import { OperationTabs } from '../students/operation-tabs.tsx'
import { StudentLevels } from '../students/student-levels.tsx'

/** /studentprogress/fouroperations?code=&student=&op=; without an op it means addition. */
export function ProgressFourOperations() {
  const [query] = useSearchParams()
  const op = operationsOf('fouroperations').find((operation) => operation === query.get('op')) ?? 'addition'
  return <StudentLevels operation={op} tabs={(of) => <OperationTabs of={of} current={op} />} />
}
