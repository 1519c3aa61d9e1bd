import { type CSSProperties, useState } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { classNames } from '../ui/class-names.ts'
import { hueOf } from '../ui/hue-of.ts'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import { areasFollowed, completedIn, totalOf } from './areas-of.ts'
import { inOrder, type Order, tapped } from './students-order.ts'
import styles from './students-table.module.css'

interface StudentsTableProps {
  readonly classroom: Classroom
  readonly students: readonly ClassStudent[]
  readonly sought: string
  readonly onView: (student: ClassStudent) => void
}

/** The students of a class and how many levels each has completed; cards on a phone. */
export function StudentsTable({ classroom, students, sought, onView }: StudentsTableProps) {
  const [order, setOrder] = useState<Order>({ by: 'name', descending: false })
  const shown = inOrder(students, order, sought)
  const head = (by: Order['by'], title: string) => (
    <th key={by} scope="col" aria-sort={order.by !== by ? 'none' : order.descending ? 'descending' : 'ascending'}>
      <button type="button" onClick={() => setOrder(tapped(order, by))}>
        {title} <Icon name="sort" />
      </button>
    </th>
  )
  return (
    <>
      <table className={classNames(styles.table, hueOf('fouroperations'))}>
        <caption className="unseen">Students of {classroom.name} and how many levels each has completed</caption>
        <thead>
          <tr>
            {head('name', 'Student')}
            {areasFollowed.map((area) => head(area, titleByArea[area]))}
            <th scope="col">
              <span className="unseen">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((student) => (
            <tr key={student.id}>
              <th scope="row">{student.shortName}</th>
              {areasFollowed.map((area) => (
                <Share key={area} area={area} student={student} />
              ))}
              <td className={styles.acts}>
                <Key onClick={() => onView(student)}>
                  View Progress<span className="unseen"> of {student.shortName}</span>
                </Key>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={shown.length > 0 ? 'unseen' : styles.none}>
        {sought && (shown.length === 0 ? 'No student of this name.' : `${shown.length} found`)}
      </p>
    </>
  )
}

function Share({ area, student }: { area: Area; student: ClassStudent }) {
  const [completed, total] = [completedIn(area, student), totalOf(area)]
  return (
    <td className={styles.number} data-head={titleByArea[area]}>
      <span className={styles.share} style={{ '--of': completed / total } as CSSProperties} />
      {completed}
      <small>/{total}</small>
    </td>
  )
}
