import type { ComponentProps } from 'react'
import { useLocation } from 'wouter'
import { classNames } from '../ui/base/class-names.ts'
import { currentAt, Link } from '../ui/base/link.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import styles from './trail.module.css'

interface TrailProps extends ComponentProps<typeof Crumbs> {
  /** The label of the tabs, for a screen reader. */
  readonly label: string
  readonly tabs: readonly TrailTab[]
}

/** A tab leads to a page, or opens a dialog with a choice of pages. */
export type TrailTab =
  | { readonly title: string; readonly to: string }
  | { readonly title: string; readonly onTap: () => void; readonly isCurrent: boolean }

/** The breadcrumbs of a teacher's page, with tabs of pages about the same class or student on the same line. */
export function Trail({ trail, label, tabs }: TrailProps) {
  const [path] = useLocation()
  return (
    <div className={styles.trail}>
      <Crumbs trail={trail} />
      {tabs.length > 0 && (
        <nav className={classNames(styles.tabs, 'unprinted')} aria-label={label}>
          {tabs.map((tab) =>
            'to' in tab ? (
              <Link key={tab.title} to={tab.to} aria-current={currentAt(path, pathOf(tab.to), [pathOf(tab.to)])}>
                {tab.title}
              </Link>
            ) : (
              <button
                key={tab.title}
                type="button"
                aria-haspopup="dialog"
                aria-current={tab.isCurrent ? 'page' : undefined}
                onClick={tab.onTap}
              >
                {tab.title}
              </button>
            ),
          )}
        </nav>
      )}
    </div>
  )
}

/** Returns the path of an address without its query. */
const pathOf = (address: string) => address.replace(/\?.*/, '')
