import type { Area, Operation } from '#maths'
import { entriesOf } from '../../areas/area-entries.ts'
import { areaTable } from '../../areas/areas.ts'
import { type Tab, Tabs } from '../../ui/forms/tabs.tsx'

interface OperationTabsProps {
  readonly area: Area
  readonly current: Operation
  readonly pathOf: (operation: Operation) => string
  /** Called with the title of an entry without levels yet. Such entries have tabs only if this is given. */
  readonly onComing?: (title: string) => void
}

/** The operations of an area, for one student or for a class. */
export function OperationTabs({ area, current, pathOf, onComing }: OperationTabsProps) {
  const { classPages } = areaTable[area]
  if (classPages.status === 'coming' || !classPages.choice) return null
  const tabs = entriesOf(area).flatMap((entry): Tab[] => {
    const { title } = entry
    if (entry.status === 'coming') return onComing ? [{ title, onTap: () => onComing(title) }] : []
    return [{ title, to: pathOf(entry.operation), isCurrent: entry.operation === current }]
  })
  return tabs.length > 1 && <Tabs label={classPages.choice.label} tabs={tabs} />
}
