import { m } from '../../language/messages.ts'
import { Link } from '../base/link.tsx'
import styles from './crumbs.module.css'

/** The path from the first page to this one. The last entry is this page and has no `to`. */
export function Crumbs({ trail }: { trail: readonly { readonly label: string; readonly to?: string }[] }) {
  return (
    <nav aria-label={m.parts_you_are_here()}>
      <ol className={styles.crumbs}>
        {trail.map(({ label, to }) => (
          <li key={label}>
            {to ? (
              <Link to={to}>
                <span>{label}</span>
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
