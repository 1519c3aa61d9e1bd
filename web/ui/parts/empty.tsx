import type { ReactNode } from 'react'
import styles from './empty.module.css'
import drawing from './empty.svg'

/** The message of an empty list or page: a drawing, an explanation and the next step. */
export function Empty(props: {
  title: string
  /** The drawing, if it is not the general one. */
  picture?: string
  /** The level of the heading: 1 if the page has no other content. */
  level?: 1 | 2
  children?: ReactNode
}) {
  const { title, picture, level = 2, children } = props
  const Heading = `h${level}` as const
  return (
    <section className={styles.empty}>
      {picture ? (
        <img className={styles.picture} src={picture} alt="" width="180" height="180" />
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
