import type { RefObject } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { titleByArea } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { m } from '../../language/messages.ts'
import { classAreas } from '../../routes/paths.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { themeClass } from '../../ui/parts/theme.ts'
import type { ClassNow } from '../now/class-now.ts'
import { SortHead } from '../sort-head.tsx'
import type { Findings } from './findings.ts'
import { SortBy } from './sort-by.tsx'
import { type StudentAct, StudentRow } from './student-row.tsx'
import { type Order, orderAfterTap } from './students-order.ts'
import styles from './students-table.module.css'

interface StudentsTableProps {
  readonly classroom: Classroom
  /** In the order to show. */
  readonly students: readonly ClassStudent[]
  readonly findings: Findings
  readonly order: Order
  readonly onOrder: (order: Order) => void
  /** Whether the list that sorts the cards is above them. */
  readonly hasSortBy: boolean
  readonly onAct: (act: StudentAct, student: ClassStudent, opener: HTMLElement | null) => void
  readonly rows: RefObject<HTMLTableSectionElement | null>
  /** Null while Now is hidden. */
  readonly now: ClassNow | null
}

/** The students of a class and how many levels each has completed. On a phone the rows are cards. */
export function StudentsTable(props: StudentsTableProps) {
  const { classroom, students, findings, order, onOrder, hasSortBy, onAct, rows, now } = props
  const teaches = useMay(classroom.code, 'teaches')
  const head = (by: Order['by'], title: string, className?: string) => (
    <SortHead
      key={by}
      by={by}
      order={order}
      title={title}
      onSort={() => onOrder(orderAfterTap(order, by))}
      className={className}
    />
  )
  return (
    <div className={styles.room}>
      {hasSortBy && <SortBy order={order} onOrder={onOrder} showsNow={now !== null || order.by === 'now'} />}
      <table className={classNames(styles.table, now !== null && styles.live, themeClass('blue'))}>
        <caption className="unseen">
          {now ? m.now_table({ name: classroom.name }) : m.class_table({ name: classroom.name })}
        </caption>
        <thead>
          <tr>
            {head('name', m.class_student_column())}
            {now && head('now', m.now_title(), 'unprinted')}
            {classAreas.map((area) => head(area, titleByArea[area], styles.area))}
            <th scope="col" className="unprinted">
              <span className="unseen">{m.class_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {students.map((student) => (
            <StudentRow
              key={student.id}
              student={student}
              finding={findings.get(student.id)}
              now={now}
              teaches={teaches}
              onAct={onAct}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}
