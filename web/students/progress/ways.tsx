import type { ReactNode } from 'react'
import type { Area, Operation } from '#maths'
import { entriesOf } from '../../areas/area-entries.ts'
import { notImplemented } from './selection.ts'
import { Way } from './way.tsx'
import styles from './ways.module.css'

/** The list of entries in a chooser. */
export function Ways({ children }: { children: ReactNode }) {
  return <ul className={styles.ways}>{children}</ul>
}

interface EntryWaysProps {
  readonly area: Area
  readonly pathOf: (operation: Operation) => string
  /** Called with the alert for an entry without levels yet. */
  readonly onAlert: (text: string) => void
}

/** The entries of an area: links to its operations, and buttons for the entries without levels yet. */
export function EntryWays({ area, pathOf, onAlert }: EntryWaysProps) {
  return entriesOf(area).map((entry) => (
    <Way
      key={entry.title}
      theme={entry.theme}
      title={entry.title}
      {...(entry.status === 'ready'
        ? { to: pathOf(entry.operation) }
        : { isQuiet: true, onTap: () => onAlert(notImplemented(entry.title)) })}
    />
  ))
}
