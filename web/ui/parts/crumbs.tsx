import { m } from '../../language/messages.ts'
import { Link } from '../base/link.tsx'
import styles from './crumbs.module.css'

/** An entry leads to a page, or is the page that is shown. With `choice`, it is a list of pages of the same kind. */
export interface Crumb {
  readonly label: string
  readonly to?: string
  readonly choice?: CrumbChoice | undefined
}

export interface CrumbChoice {
  /** The name of the list, for a screen reader. */
  readonly name: string
  readonly current: string
  readonly options: readonly { readonly value: string; readonly text: string }[]
  readonly onChoose: (value: string) => void
}

/** The path from the first page to this one. The last entry is this page and has no `to`. */
export function Crumbs({ trail }: { trail: readonly Crumb[] }) {
  return (
    <nav aria-label={m.parts_you_are_here()}>
      <ol className={styles.crumbs}>
        {trail.map(({ label, to, choice }) => (
          <li key={choice ? choice.name : label}>
            {choice ? (
              <select
                aria-label={choice.name}
                value={choice.current}
                onChange={(event) => choice.onChoose(event.target.value)}
              >
                {choice.options.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </select>
            ) : to ? (
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
