import type { ReactNode } from 'react'
import { m } from '../language/messages.ts'
import type { BackLink } from '../levels/level-words.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Page } from '../ui/base/page.tsx'
import { PageHead } from '../ui/parts/page-head.tsx'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import styles from './path-page.module.css'

interface PathPageProps {
  readonly theme: Theme | 'ink'
  readonly title: string
  /** A line below the title. */
  readonly text?: string
  readonly back: BackLink
  /**
   * The completed levels and all levels, or a text such as "2 of 6". While the first is unknown, the text is hidden but
   * keeps its space.
   */
  readonly total?: readonly [completed: number | null, levels: number] | string | false
  /** The word below the total, if it is not that for levels. */
  readonly caption?: string
  readonly children: ReactNode
}

/** A page with a list of stages, each with its path of levels. */
export function PathPage({
  theme,
  title,
  text,
  back,
  total,
  caption = m.lists_completed_caption(),
  children,
}: PathPageProps) {
  return (
    <Page title={title} width="bare" className={classNames(styles.path, themeClass(theme))}>
      <PageHead theme={theme} title={title} text={text} back={back}>
        {total && (
          <p className={classNames(styles.total, total[0] === null && styles.unknown)}>
            <b>{typeof total === 'string' ? total : total.join('/')}</b> {caption}
          </p>
        )}
      </PageHead>
      <div className={styles.stages}>{children}</div>
    </Page>
  )
}
