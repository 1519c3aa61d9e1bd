import type { CSSProperties, RefObject } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { areaTable } from '../../areas/areas.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { classAreas } from '../../routes/paths.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import { type Order, orderAfterTap } from './students-order.ts'
import styles from './students-table.module.css'

/** An action of a teacher on a student. */
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

/** The students of a class and how many levels each has completed. On a phone the rows are cards. */
export function StudentsTable({ classroom, students, order, onOrder, onAct, rows }: StudentsTableProps) {
  const head = (by: Order['by'], title: string) => (
    <th key={by} scope="col" aria-sort={order.by !== by ? 'none' : order.descending ? 'descending' : 'ascending'}>
      <button type="button" onClick={() => onOrder(orderAfterTap(order, by))}>
        {title} <Icon paths={teacherIcons.sort} />
      </button>
    </th>
  )
  return (
    <div className={styles.room}>
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
                <Button onClick={() => onAct('view', student)}>
                  View Progress<span className="unseen"> of {student.shortName}</span>
                </Button>
                <TextButton aria-label={`Edit ${student.shortName}`} onClick={() => onAct('edit', student)}>
                  <Icon paths={teacherIcons.edit} /> <span>Edit</span>
                </TextButton>
                <TextButton aria-label={`Remove ${student.shortName}`} onClick={() => onAct('remove', student)}>
                  <Icon paths={teacherIcons.bin} /> <span>Remove</span>
                </TextButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
