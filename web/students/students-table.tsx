import type { CSSProperties, RefObject } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { areaTable } from '../areas.ts'
import { classAreas } from '../paths.ts'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Key, KeyText } from '../ui/key.tsx'
import { themeClass } from '../ui/theme.ts'
import { completedIn, totalOf } from './areas-of.ts'
import { type Order, tapped } from './students-order.ts'
import styles from './students-table.module.css'

/** What a teacher may do with a student. */
export type StudentAct = 'view' | 'edit' | 'remove'

interface StudentsTableProps {
  readonly classroom: Classroom
  /** In the order to show. */
  readonly students: readonly ClassStudent[]
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly onAct: (act: StudentAct, student: ClassStudent) => void
  readonly rows: RefObject<HTMLTableSectionElement | null>
}

/** The students of a class and how many levels each has completed; cards on a phone. */
export function StudentsTable({ classroom, students, order, onOrder, onAct, rows }: StudentsTableProps) {
  const head = (by: Order['by'], title: string) => (
    <th key={by} scope="col" aria-sort={order.by !== by ? 'none' : order.descending ? 'descending' : 'ascending'}>
      <button type="button" onClick={() => onOrder(tapped(order, by))}>
        {title} <Icon name="sort" />
      </button>
    </th>
  )
  return (
    <table className={classNames(styles.table, themeClass('blue'))}>
      <caption className="unseen">Students of {classroom.name} and how many levels each has completed</caption>
      <thead>
        <tr>
          {head('name', 'Student')}
          {classAreas.map((area) => head(area, titleByArea[area]))}
          <th scope="col" className="unprinted">
            <span className="unseen">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody ref={rows}>
        {students.map((student) => (
          <tr key={student.id} data-entry>
            <th scope="row">{student.shortName}</th>
            {classAreas.map((area) => (
              <Share key={area} area={area} student={student} />
            ))}
            <td className={classNames(styles.acts, 'unprinted')}>
              <Key onClick={() => onAct('view', student)}>
                View Progress<span className="unseen"> of {student.shortName}</span>
              </Key>
              <KeyText aria-label={`Edit ${student.shortName}`} onClick={() => onAct('edit', student)}>
                <Icon name="edit" /> <span>Edit</span>
              </KeyText>
              <KeyText aria-label={`Remove ${student.shortName}`} onClick={() => onAct('remove', student)}>
                <Icon name="bin" /> <span>Remove</span>
              </KeyText>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Share({ area, student }: { area: Area; student: ClassStudent }) {
  const [completed, total] = [completedIn(area, student), totalOf(area)]
  return (
    <td className={styles.number} data-head={titleByArea[area]}>
      <span
        className={classNames(styles.share, themeClass(areaTable[area].theme))}
        style={{ '--of': completed / total } as CSSProperties}
        aria-hidden="true"
      />
      {completed}
      <small>/{total}</small>
    </td>
  )
}
