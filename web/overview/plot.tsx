import type { CSSProperties, ReactNode } from 'react'
import { hasColumnPerLevel, type Operation } from '#maths'
import { studentLevelsPath } from '../students/class-paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { textScale } from '../ui/base/text-scale.ts'
import { useMedia } from '../ui/hooks/use-media.ts'
import { type ChipLayout, chipLayout, hasNarrowColumns, paperLayout } from './chip-layout.ts'
import type { FilledColumn } from './columns.ts'
import styles from './plot.module.css'
import { StudentChip } from './student-chip.tsx'
import { useArrowKeys } from './use-arrow-keys.ts'
import { useFollowFocus } from './use-follow-focus.ts'

interface PlotProps {
  readonly code: string
  readonly operation: Operation
  readonly columns: readonly FilledColumn[]
  /** The caption of the table. */
  readonly children: ReactNode
}

/**
 * A class on the number line: names are stacked up from the line, and the heads of the columns are below it. On narrow
 * screens the columns are rows.
 */
export function Plot({ code, operation, columns, children }: PlotProps) {
  const plot = useFollowFocus(columns)
  useArrowKeys(plot, columns)
  const layout = useChipLayout(columns)
  const look = layout
    ? [styles.columns, layout.isDense && styles.dense, hasNarrowColumns(columns) && styles.narrow]
    : [styles.rows]
  return (
    <table
      ref={plot}
      className={classNames(styles.plot, ...look)}
      style={layout ? ({ '--gap': `${layout.gap}px` } as CSSProperties) : undefined}
    >
      <caption>{children}</caption>
      {layout && (
        <colgroup>
          {layout.columns.map(({ width }, i) => (
            <col key={columns[i]?.id} style={width === undefined ? undefined : { width: `${width / 16}rem` }} />
          ))}
        </colgroup>
      )}
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
          {columns.map(({ id, title, note, students }, i) => {
            const perRow = layout?.columns[i]?.perRow ?? 1
            return (
              <td key={id} style={{ '--per-row': perRow } as CSSProperties}>
                <h2 className={styles.where}>
                  {title} {hasColumnPerLevel(operation) && note && <small>{note}</small>} <span>{students.length}</span>
                </h2>
                {students.length > 0 && (
                  <ul>
                    {students.map((student, i) => (
                      // A row that is not full is the first one: the second row begins after it.
                      <li key={student.id} style={i === students.length % perRow ? { gridColumn: 1 } : undefined}>
                        <StudentChip
                          student={student}
                          to={studentLevelsPath(operation, { code, student: student.id })}
                          showsLevel={!hasColumnPerLevel(operation)}
                        />
                      </li>
                    ))}
                  </ul>
                )}
              </td>
            )
          })}
        </tr>
      </tbody>
    </table>
  )
}

/** The width of the page in pixels without paddings and scroll bar, at the least width of each screen. */
const room = { least: 1058, tablet: 1117, smallLaptop: 1217, laptop: 1272 } as const

/** Returns the layout of the columns on this screen, or null if they are drawn as rows. Paper always has columns. */
function useChipLayout(columns: readonly FilledColumn[]): ChipLayout | null {
  const isPaper = useMedia('print')
  const needsRows = useMedia('(max-width: 1120px)')
  const isTablet = useMedia('(min-width: 1180px)')
  const isSmallLaptop = useMedia('(min-width: 1280px)')
  // From this width on, `Page` grows no wider.
  const isLaptop = useMedia('(min-width: 1340px)')
  if (isPaper) return paperLayout(columns)
  if (needsRows) return null
  const width = isLaptop ? room.laptop : isSmallLaptop ? room.smallLaptop : isTablet ? room.tablet : room.least
  return chipLayout(columns, width / textScale())
}
