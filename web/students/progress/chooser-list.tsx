import type { ReactNode } from 'react'
import type { Area, Operation } from '#maths'
import { entriesOf } from '../../areas/area-entries.ts'
import { m } from '../../language/messages.ts'
import { Button, ButtonLink } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
import styles from './chooser-list.module.css'
import { notImplemented } from './selection.ts'

/** The list of entries in a chooser. */
export function ChooserList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

interface ChooserEntryProps {
  readonly theme: Theme
  readonly title: string
  readonly to?: string
  readonly onTap?: () => void
  /** Words beside the title. */
  readonly note?: string
  /** Whether it has no levels yet. */
  readonly isQuiet?: boolean
}

/** One entry of a chooser. An entry without levels yet is quiet and says so. */
export function ChooserEntry({ theme, title, to, onTap, isQuiet = false, note }: ChooserEntryProps) {
  const words = isQuiet ? m.parts_coming_soon() : note
  const dot = <span className={classNames(styles.dot, themeClass(theme))} />
  return (
    <li className={styles.entry}>
      {to ? (
        <ButtonLink to={to}>
          {dot} {title}
        </ButtonLink>
      ) : (
        <Button onClick={onTap} className={classNames(isQuiet && styles.quiet)}>
          {dot}
          <span className={styles.words}>
            {title} {words && <small>{words}</small>}
          </span>
        </Button>
      )}
    </li>
  )
}

interface AreaEntriesProps {
  readonly area: Area
  readonly pathOf: (operation: Operation) => string
  /** Called with the alert for an entry without levels yet. */
  readonly onAlert: (text: string) => void
}

/** The entries of an area: links to its operations, and buttons for the entries without levels yet. */
export function AreaEntries({ area, pathOf, onAlert }: AreaEntriesProps) {
  return entriesOf(area).map((entry) => (
    <ChooserEntry
      key={entry.title}
      theme={entry.theme}
      title={entry.title}
      {...(entry.status === 'ready'
        ? { to: pathOf(entry.operation) }
        : { isQuiet: true, onTap: () => onAlert(notImplemented(entry.title)) })}
    />
  ))
}
