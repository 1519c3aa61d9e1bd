import type { ReactNode } from 'react'
import styles from './empty.module.css'
import drawing from './empty.svg'

/** A list or a place with nothing in it yet: a drawing, its own sign where it has one, what it means and the next step. */
export function Empty(props: {
  title: string
  picture?: string
  /** 1 where nothing else is on the page. */
  level?: 1 | 2
  children?: ReactNode
}) {
  const { title, picture, level = 2, children } = props
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty}>
      {picture ? (
        <img className={styles.sign} src={picture} alt="" width="180" height="180" />
      ) : (
        <img src={drawing} alt="" width="400" height="200" />
      )}
      <div>
        <Heading>{title}</Heading>
        {children}
      </div>
    </section>
  )
}
