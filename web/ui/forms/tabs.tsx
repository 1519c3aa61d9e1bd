import { Link } from '../base/link.tsx'
import styles from './tabs.module.css'

export type Tab =
  | { readonly title: string; readonly to: string; readonly isCurrent: boolean }
  /** A tab without a page yet. A tap shows a message. */
  | { readonly title: string; readonly onTap: () => void }

/** Links to pages of the same kind. A change of tab replaces the history entry, so that Back leaves all tabs. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) =>
        'to' in tab ? (
          <Link key={tab.title} to={tab.to} replace aria-current={tab.isCurrent ? 'page' : undefined}>
            {tab.title}
          </Link>
        ) : (
          <button key={tab.title} type="button" className={styles.quiet} onClick={tab.onTap}>
            {tab.title}
          </button>
        ),
      )}
    </nav>
  )
}
