import type { CSSProperties, RefObject } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { useMay } from '../../api/classes/class-rights.ts'
import { areaTable } from '../../areas/areas.ts'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { classAreas } from '../../routes/paths.ts'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { StudentLetter, StudentPicture } from '../../ui/parts/student-picture.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import type { ClassNow } from '../now/class-now.ts'
import { NowCell } from '../now/now-cell.tsx'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import { SortHead } from '../sort-head.tsx'
import { SortBy } from './sort-by.tsx'
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
  /** Null while Now is hidden. */
  readonly now: ClassNow | null
}

/** The students of a class and how many levels each has completed. On a phone the rows are cards. */
export function StudentsTable({ classroom, students, order, onOrder, onAct, rows, now }: StudentsTableProps) {
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
      <SortBy order={order} onOrder={onOrder} showsNow={now !== null || order.by === 'now'} />
      <table className={classNames(styles.table, now !== null && styles.live, themeClass('blue'))}>
        <caption className="unseen">
          {now ? m.now_table({ name: classroom.name }) : m.class_table({ name: classroom.name })}
        </caption>
        <thead>
          <tr>
            {head('name', m.class_student_column())}
            {now && head('now', m.now_title(), 'unprinted')}
            {classAreas.map((area) => head(area, titleByArea[area]))}
            <th scope="col" className="unprinted">
              <span className="unseen">{m.class_actions()}</span>
            </th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {students.map((student) => (
            <tr key={student.id} data-entry>
              <th scope="row">
                <Named student={student} />
              </th>
              {now && (
                <td className={classNames(styles.now, 'unprinted')} data-head={m.now_title()}>
                  <NowCell student={student.id} now={now} />
                </td>
              )}
              {classAreas.map((area) => (
                <Share key={area} area={area} student={student} />
              ))}
              <td className={classNames(styles.acts, 'unprinted')}>
                <Button
                  aria-label={m.class_view_progress_of({ name: student.shortName })}
                  onClick={() => onAct('view', student)}
                >
                  {m.class_view_progress()}
                </Button>
                {teaches && (
                  <>
                    <TextButton
                      aria-label={m.class_edit_student({ name: student.shortName })}
                      onClick={() => onAct('edit', student)}
                    >
                      <Icon paths={teacherIcons.edit} /> <span>{m.class_edit()}</span>
                    </TextButton>
                    <TextButton
                      aria-label={m.class_remove_student({ name: student.shortName })}
                      onClick={() => onAct('remove', student)}
                    >
                      <Icon paths={teacherIcons.bin} /> <span>{m.class_remove()}</span>
                    </TextButton>
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A student's name beside their picture, or beside a letter where they have chosen none. */
function Named({ student: { picture, shortName } }: { student: ClassStudent }) {
  return (
    <span className={styles.named}>
      {picture ? (
        <StudentPicture className="unprinted" picture={picture} />
      ) : (
        <StudentLetter className="unprinted" letter={[...shortName][0] ?? ''} />
      )}
      <span>{shortName}</span>
    </span>
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
