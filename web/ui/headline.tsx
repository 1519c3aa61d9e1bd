import type { ReactNode } from 'react'
import styles from './headline.module.css'

/** The h1 of a teacher's page, with a line below and what stands at its end. */
export function Headline(props: { title: string; text?: ReactNode; children?: ReactNode }) {
  const { title, text, children } = props
  return (
    <div className={styles.headline}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  )
}
