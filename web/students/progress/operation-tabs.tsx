import { useLocation } from 'wouter'
import type { Area, Operation } from '#maths'
import { entriesOf } from '../../areas/area-entries.ts'
import { areaTable } from '../../areas/areas.ts'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Select } from '../../ui/forms/select.tsx'
import { type Tab, Tabs } from '../../ui/forms/tabs.tsx'
import styles from './operation-tabs.module.css'

interface OperationTabsProps {
  readonly area: Area
  readonly current: Operation
  readonly pathOf: (operation: Operation) => string
  /** Called with the title of an entry without levels yet. Such entries have tabs only if this is given. */
  readonly onComing?: (title: string) => void
}

/** The operations of an area, for one student or for a class. On a phone they are a list, since tabs need two lines. */
export function OperationTabs({ area, current, pathOf, onComing }: OperationTabsProps) {
  const { choice } = areaTable[area].classPages
  const isPhone = useIsPhone()
  const [, navigate] = useLocation()
  if (!choice) return null
  const tabs = entriesOf(area).flatMap((entry): Tab[] => {
    const { title } = entry
    if (entry.status === 'coming') return onComing ? [{ title, onTap: () => onComing(title) }] : []
    return [{ title, to: pathOf(entry.operation), isCurrent: entry.operation === current }]
  })
  if (tabs.length < 2) return null
  if (!isPhone) return <Tabs label={choice.label} tabs={tabs} />
  return (
    <Select
      className={classNames(styles.list, 'unprinted')}
      label={choice.label}
      isLabelUnseen
      value={tabs.find((tab) => 'to' in tab && tab.isCurrent)?.title ?? ''}
      options={tabs.map(({ title }) => ({ value: title, text: title }))}
      onChoose={(title) => {
        const tab = tabs.find((one) => one.title === title)
        if (tab && 'to' in tab) navigate(tab.to, { replace: true })
        else tab?.onTap()
      }}
    />
  )
}
