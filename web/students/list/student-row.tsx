import { type CSSProperties, useRef } from 'react'
import type { ClassStudent } from '#contract'
import { type Area, titleByArea } from '#maths'
import { areaTable } from '../../areas/areas.ts'
import { MoreMenu } from '../../classes/more-menu.tsx'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { classAreas } from '../../routes/paths.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { StudentLetter, StudentPicture } from '../../ui/parts/student-picture.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import type { ClassNow } from '../now/class-now.ts'
import { NowCell } from '../now/now-cell.tsx'
import { completedIn, totalOf } from '../progress/areas-of.ts'
import styles from './students-table.module.css'

/** An action of a teacher on a student. */
export type StudentAct = 'view' | 'edit' | 'remove'

interface StudentRowProps {
  readonly student: ClassStudent
  /** The words of Insight about the student. Undefined if it has none. */
  readonly finding: string | undefined
  /** Null while Now is hidden. */
  readonly now: ClassNow | null
  readonly teaches: boolean
  /** Called with the button that opens the action. It gets the focus again afterwards. */
  readonly onAct: (act: StudentAct, student: ClassStudent, opener: HTMLElement | null) => void
}

/** A student of a class: the name, what the student plays, the completed levels, and what the teacher can do. */
export function StudentRow({ student, finding, now, teaches, onAct }: StudentRowProps) {
  const { id, shortName: name } = student
  const more = useRef<HTMLButtonElement>(null)
  return (
    <tr data-entry>
      <th scope="row">
        <Named student={student} finding={finding} />
      </th>
      {now && (
        <td className={classNames(styles.now, 'unprinted')} data-head={m.now_title()}>
          <NowCell student={id} now={now} />
        </td>
      )}
      {classAreas.map((area) => (
        <Share key={area} area={area} student={student} />
      ))}
      <td className={classNames(styles.acts, 'unprinted')}>
        <Button
          aria-label={m.class_view_progress_of({ name })}
          onClick={({ currentTarget }) => onAct('view', student, currentTarget)}
        >
          {m.class_view_progress()}
        </Button>
        {teaches && (
          <MoreMenu
            name={name}
            button={more}
            entries={[
              {
                label: m.class_edit(),
                icon: teacherIcons.edit,
                onChoose: () => onAct('edit', student, more.current),
              },
              {
                label: m.class_remove(),
                icon: teacherIcons.bin,
                onChoose: () => onAct('remove', student, more.current),
              },
            ]}
          />
        )}
      </td>
    </tr>
  )
}

interface NamedProps {
  readonly student: ClassStudent
  readonly finding: string | undefined
}

/** A student's name beside their picture, or beside a letter where they have chosen none. */
function Named({ student: { picture, shortName }, finding }: NamedProps) {
  return (
    <span className={styles.named}>
      {picture ? (
        <StudentPicture className="unprinted" picture={picture} />
      ) : (
        <StudentLetter className="unprinted" letter={[...shortName][0] ?? ''} />
      )}
      <span>
        {shortName}
        {finding && <small className="unprinted">{finding}</small>}
      </span>
    </span>
  )
}

function Share({ area, student }: { area: Area; student: ClassStudent }) {
  const [completed, total] = [completedIn(area, student), totalOf(area)]
  return (
    <td className={classNames(styles.number, completed === 0 && styles.none)} data-head={titleByArea[area]}>
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
