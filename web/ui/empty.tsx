import type { ReactNode } from 'react'
import drawing from './art/empty.svg'
import styles from './empty.module.css'

/** A list with nothing in it yet: a drawing, what it means and the next step. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <section className={styles.empty}>
      <img src={drawing} alt="" width="400" height="200" />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
