import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { classNames } from '../ui/base/class-names.ts'
import { currentAt, Link } from '../ui/base/link.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import styles from './class-trail.module.css'

/** The tabs of a class. Each leads to the first page of its path. */
const tabs = [
  { title: m.class_title(), pathOf: paths.studentProgress },
  { title: m.overview_title(), pathOf: paths.progressOverview },
] as const

/** The breadcrumbs of a class page, with the tabs of the class on the same line. Without a code there are no tabs. */
export function ClassTrail({ code, trail }: { code: string } & ComponentProps<typeof Crumbs>) {
  const [path] = useLocation()
  return (
    <div className={styles.trail}>
      <Crumbs trail={trail} />
      {code !== '' && (
        <nav className={classNames(styles.tabs, 'unprinted')} aria-label={m.class_ways_in()}>
          {tabs.map(({ title, pathOf }) => {
            const to = pathOf(code)
            return (
              <Link key={title} to={to} aria-current={currentAt(path, to.replace(/\?.*/, ''), [])}>
                {title}
              </Link>
            )
          })}
        </nav>
      )}
    </div>
  )
}
