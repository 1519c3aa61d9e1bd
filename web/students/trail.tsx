import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '../ui/base/class-names.ts'
import { currentAt, Link } from '../ui/base/link.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import styles from './trail.module.css'

interface TrailProps extends ComponentProps<typeof Crumbs> {
  /** The label of the tabs, for a screen reader. */
  readonly label: string
  readonly tabs: readonly { readonly title: string; readonly to: string }[]
}

/** The breadcrumbs of a teacher's page, with tabs of pages about the same class or student on the same line. */
export function Trail({ trail, label, tabs }: TrailProps) {
  const [path] = useLocation()
  return (
    <div className={styles.trail}>
      <Crumbs trail={trail} />
      {tabs.length > 0 && (
        <nav className={classNames(styles.tabs, 'unprinted')} aria-label={label}>
          {tabs.map(({ title, to }) => (
            <Link key={title} to={to} aria-current={currentAt(path, pathOf(to), [pathOf(to)])}>
              {title}
            </Link>
          ))}
        </nav>
      )}
    </div>
  )
}

/** Returns the path of an address without its query. */
const pathOf = (address: string) => address.replace(/\?.*/, '')
