import { operationsOf, titleByOperation } from '#maths'
import { type FourOperation, paths } from '../paths.ts'
import { Tabs } from '../ui/tabs.tsx'

/** The way between the five operations of one student. */
export function OperationTabs(props: { of: { code: string; student: string }; current: FourOperation }) {
  const { of, current } = props
  return (
    <Tabs
      label="Operation"
      tabs={operationsOf('fouroperations').map((op) => ({
        title: titleByOperation[op],
        to: paths.progressFourOperations({ ...of, op }),
        isCurrent: op === current,
      }))}
    />
  )
}
