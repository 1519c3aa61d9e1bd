import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { classNames } from '../base/class-names.ts'
import { Link, NavLink } from '../base/link.tsx'
import wordmark from '../base/wordmark.svg'
import styles from './bar.module.css'

/** The bar at the top of a screen. The wordmark is the link to the home page, and `children` are at the end. */
export function Bar(props: {
  home: string
  nav?: readonly { readonly label: string; readonly to: string; readonly within?: readonly string[] }[]
  children?: ReactNode
}) {
  const { home, nav, children } = props
  return (
    <header className={classNames(styles.bar, 'ruled')}>
      <Link className={styles.logo} to={home}>
        <img className="wordmark" src={wordmark} alt={m.parts_home_link()} width="199" height="38" />
      </Link>
      {nav && (
        <nav aria-label={m.parts_main_links()}>
          {nav.map(({ label, to, within }) => (
            <NavLink key={to} to={to} within={within}>
              {label}
            </NavLink>
          ))}
        </nav>
      )}
      {children && <div className={styles.end}>{children}</div>}
    </header>
  )
}
