import type { ReactNode } from 'react'
import drawing from './art/empty.svg'
import styles from './empty.module.css'

/** A list or a place with nothing in it yet: a drawing, its own sign where it has one, what it means and the next step. */
export function Empty(props: { title: string; picture?: string; children?: ReactNode }) {
  const { title, picture, children } = props
  return (
    <section className={styles.empty}>
      {picture ? (
        <img className={styles.sign} src={picture} alt="" width="180" height="180" />
      ) : (
        <img src={drawing} alt="" width="400" height="200" />
      )}
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  )
}
