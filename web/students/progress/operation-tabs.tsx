import { useLocation } from 'wouter'
import { type Area, areas, type Operation, titleByArea } from '#maths'
import { entriesOf } from '../../areas/area-entries.ts'
import { areaTable } from '../../areas/areas.ts'
import { useIsPhone } from '../../classes/use-is-phone.ts'
import { m } from '../../language/messages.ts'
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

/**
 * The operations of an area, for one student or for a class. On a phone they are a list of the operations of every
 * area, since tabs need two lines.
 */
export function OperationTabs(props: OperationTabsProps) {
  return useIsPhone() ? <OperationList {...props} /> : <AreaTabs {...props} />
}

function AreaTabs({ area, current, pathOf, onComing }: OperationTabsProps) {
  const { choice } = areaTable[area].classPages
  const tabs = entriesOf(area).flatMap((entry): Tab[] => {
    const { title } = entry
    if (entry.status === 'coming') return onComing ? [{ title, onTap: () => onComing(title) }] : []
    return [{ title, to: pathOf(entry.operation), isCurrent: entry.operation === current }]
  })
  return choice && tabs.length > 1 && <Tabs label={choice.label} tabs={tabs} />
}

/** The entries without levels yet are last, so that the arrow keys reach every operation before them. */
function OperationList({ area, current, pathOf, onComing }: OperationTabsProps) {
  const [, navigate] = useLocation()
  const coming = onComing ? areaTable[area].coming.map(({ title }) => title) : []
  return (
    <Select
      className={classNames(styles.list, 'unprinted')}
      label={m.areas_operation()}
      isLabelUnseen
      value={current}
      groups={[
        ...areas.map((one) => ({ label: titleByArea[one], options: entriesOf(one).flatMap(optionOf) })),
        ...(coming.length > 0
          ? [{ label: m.parts_coming_soon(), options: coming.map((title) => ({ value: title, text: title })) }]
          : []),
      ]}
      onChoose={(value) => {
        if (coming.includes(value)) onComing?.(value)
        else navigate(pathOf(value as Operation), { replace: true })
      }}
    />
  )
}

const optionOf = (entry: ReturnType<typeof entriesOf>[number]) =>
  entry.status === 'ready' ? [{ value: entry.operation, text: entry.title }] : []
