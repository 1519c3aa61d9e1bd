import { teacherIcons } from '../classes/teacher-icons.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import styles from './sort-head.module.css'

interface SortHeadProps<Column> {
  readonly by: Column
  readonly order: { readonly by: Column; readonly descending: boolean }
  readonly title: string
  readonly onSort: () => void
  readonly className?: string | undefined
}

/** The heading of a column by which a teacher can sort a table. */
export function SortHead<Column>({ by, order, title, onSort, className }: SortHeadProps<Column>) {
  const direction = order.descending ? 'descending' : 'ascending'
  return (
    <th className={classNames(styles.head, className)} scope="col" aria-sort={order.by === by ? direction : 'none'}>
      <button type="button" onClick={onSort}>
        {title} <Icon paths={teacherIcons.sort} />
      </button>
    </th>
  )
}
