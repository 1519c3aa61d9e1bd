import { titleByArea } from '#maths'
import { m } from '../../language/messages.ts'
import { classAreas } from '../../routes/paths.ts'
import { Select } from '../../ui/forms/select.tsx'
import type { Order } from './students-order.ts'
import styles from './students-table.module.css'

interface SortByProps {
  readonly order: Order
  readonly onOrder: (order: Order) => void
  /** Whether the table has the column "Now". */
  readonly showsNow: boolean
  /** Whether only a screen reader reads the label. */
  readonly isLabelUnseen?: boolean
}

/** The list by which a teacher sorts the cards of students, which have no heads of columns. */
export function SortBy({ order, onOrder, showsNow, isLabelUnseen = false }: SortByProps) {
  const options = [
    ...bothWays('name', m.class_sort_a_to_z(), m.class_sort_z_to_a()),
    ...(showsNow ? bothWays('now', m.class_sort_hands_last(), m.class_sort_hands_first()).reverse() : []),
    ...classAreas.flatMap((area) => {
      const title = titleByArea[area]
      return bothWays(area, m.class_sort_fewest_first({ title }), m.class_sort_most_first({ title })).reverse()
    }),
  ]
  return (
    <Select
      className={`${styles.sortBy} unprinted`}
      label={m.class_sort_by()}
      isLabelUnseen={isLabelUnseen}
      value={keyOf(order)}
      options={options}
      onChoose={(value) => {
        const chosen = options.find((option) => option.value === value)
        if (chosen) onOrder(chosen.order)
      }}
    />
  )
}

function bothWays(by: Order['by'], ascending: string, descending: string) {
  return [optionOf({ by, descending: false }, ascending), optionOf({ by, descending: true }, descending)]
}

const optionOf = (order: Order, text: string) => ({ order, value: keyOf(order), text })

const keyOf = ({ by, descending }: Order) => `${by} ${descending ? 'descending' : 'ascending'}`
