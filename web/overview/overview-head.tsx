import type { ReactNode } from 'react'
import { areaByOperation, type Operation, titleByArea, titleByOperation } from '#maths'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'

import { Crumbs } from '../ui/parts/crumbs.tsx'
import styles from './overview-head.module.css'

interface OverviewHeadProps {
  readonly operation: Operation
  /** The class code of the address, or an empty string. */
  readonly code: string
  /** Undefined until the class is loaded. */
  readonly found: { readonly className: string; readonly students: number } | undefined
  /** The entries of the area. */
  readonly tabs: ReactNode
  /** Search, CSV and print. */
  readonly tools: ReactNode
}

/** The head of an overview: two lines on a laptop, so that a full class has room below. */
export function OverviewHead({ operation, code, found, tabs, tools }: OverviewHeadProps) {
  return (
    <div className={styles.head}>
      <Crumbs
        trail={[
          { label: m.layout_my_classes(), to: paths.dashboard('teacher') },
          ...(found ? [{ label: found.className, to: paths.studentProgress(code) }] : []),
          ...(code ? [{ label: m.overview_title(), to: paths.progressOverview(code) }] : []),
          { label: titleByArea[areaByOperation[operation]] },
        ]}
      />
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
      {tools && <div className={styles.tools}>{tools}</div>}
    </div>
  )
}
