import type { ReactNode } from 'react'
import { m } from '../language/messages.ts'
import type { BackLink } from '../levels/listing.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Page } from '../ui/base/page.tsx'
import { PageHead } from '../ui/parts/page-head.tsx'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import styles from './path-page.module.css'

interface PathPageProps {
  readonly theme: Theme
  readonly title: string
  readonly back: BackLink
  /** The completed levels and all levels. While the first is unknown, the text is hidden but keeps its space. */
  readonly total?: readonly [completed: number | null, levels: number] | false
  readonly children: ReactNode
}

/** A page with a list of stages, each with its path of levels. */
export function PathPage({ theme, title, back, total, children }: PathPageProps) {
  return (
    <Page title={title} width="bare" className={classNames(styles.path, themeClass(theme))}>
      <PageHead theme={theme} title={title} back={back}>
        {total && (
          <p className={classNames(styles.total, total[0] === null && styles.unknown)}>
            <b>{total.join('/')}</b> {m.lists_completed_caption()}
          </p>
        )}
      </PageHead>
      <div className={styles.stages}>{children}</div>
    </Page>
  )
}
