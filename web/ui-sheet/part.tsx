import type { ReactNode } from 'react'
import styles from './ui-sheet.module.css'

/** A chapter of the design sheet. */
export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chapter} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A part of a chapter, with its states in a row. */
export function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{name}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  )
}
