import type { ReactNode } from 'react'
import { areaByOperation, type Operation, titleByArea, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { classOverviewPath } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { useAreaChoice } from '../students/progress/use-area-choice.ts'
import styles from './overview-head.module.css'

interface OverviewHeadProps {
  readonly operation: Operation
  /** The class code of the address, or an empty string. */
  readonly code: string
  /** Undefined until the class is loaded. */
  readonly found: { readonly className: string; readonly students: number } | undefined
  /** The entries of the area. */
  readonly tabs: ReactNode
  readonly search: ReactNode
}

/** The head of an overview: on a laptop the line of the class, and one more line, so that a full class has room. */
export function OverviewHead({ operation, code, found, tabs, search }: OverviewHeadProps) {
  const area = areaByOperation[operation]
  const areas = useAreaChoice(area, (chosen) => classOverviewPath(chosen, code))
  return (
    <div className={styles.head}>
      <ClassTrail
        code={code}
        name={found?.className}
        trail={[
          ...(code ? [{ label: m.overview_title(), to: paths.progressOverview(code) }] : []),
          { label: titleByArea[area], choice: code ? areas : undefined },
        ]}
      />
      <div className={styles.line}>
        <div className={styles.title}>
          <h1 tabIndex={-1}>{titleByOperation[operation]}</h1>
          {found && (
            <p>
              <span className={styles.onPaper}>{found.className} · </span>
              {m.class_students({ count: found.students })}
            </p>
          )}
        </div>
        {tabs && <div className={styles.tabs}>{tabs}</div>}
        {search}
      </div>
    </div>
  )
}
