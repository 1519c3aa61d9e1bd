import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import type { FilledColumn, SeenOperation } from './placed.ts'
import styles from './plot.module.css'
import { StudentChip } from './student-chip.tsx'
import { studentPath } from './student-path.ts'
import { useFollowFocus } from './use-follow-focus.ts'
import { usePlotLook } from './use-plot-look.ts'

interface PlotProps {
  readonly code: string
  readonly operation: SeenOperation
  readonly columns: readonly FilledColumn[]
  /** What the table is about. */
  readonly children: ReactNode
}

/** A class on the number line: names stacked up from the line, the head of each column below it. Where that is too narrow, row by row. */
export function Plot({ code, operation, columns, children }: PlotProps) {
  const plot = useFollowFocus(columns)
  const look = usePlotLook(columns.length, Math.max(...columns.map(({ students }) => students.length)))
  return (
    <table ref={plot} className={classNames(styles.plot, ...look.map((name) => styles[name]))}>
      <caption>{children}</caption>
      <thead>
        <tr>
          {columns.map(({ id, title, note, students }) => (
            <th key={id} scope="col">
              <span className={classNames(styles.count, students.length === 0 && styles.zero)}>{students.length}</span>{' '}
              <b>{title}</b> {note}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {columns.map(({ id, title, students }) => (
            <td key={id}>
              <h2 className={styles.where}>
                {title} <span>{students.length}</span>
              </h2>
              {students.length > 0 && (
                <ul>
                  {students.map((student) => (
                    <li key={student.id}>
                      <StudentChip
                        student={student}
                        to={studentPath(operation, { code, student: student.id })}
                        showsLevel={operation !== 'timestable'}
                      />
                    </li>
                  ))}
                </ul>
              )}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
