import { operationsOf, titleByOperation } from '#maths'
import type { FourOperation } from '../paths.ts'
import { type Tab, Tabs } from '../ui/tabs.tsx'

interface OperationTabsProps {
  readonly current: FourOperation
  readonly pathOf: (op: FourOperation) => string
  /** What stands behind the five. */
  readonly more?: readonly Tab[]
}

/** The way between the five operations of one student, or of a class. */
export function OperationTabs({ current, pathOf, more = [] }: OperationTabsProps) {
  const tabs = operationsOf('fouroperations').map((op) => ({
    title: titleByOperation[op],
    to: pathOf(op),
    isCurrent: op === current,
  }))
  return <Tabs label="Operation" tabs={[...tabs, ...more]} />
}
