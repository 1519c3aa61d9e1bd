import type { ReactNode, Ref } from 'react'
import styles from './headline.module.css'

interface HeadlineProps {
  readonly title: string
  readonly text?: ReactNode
  /** The picture of the student whom the page is about. */
  readonly picture?: ReactNode
  /** Tabs beside the title, at the same place on each of their pages. */
  readonly tabs?: ReactNode
  readonly children?: ReactNode
  /** The ref of the h1. */
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The h1 of a teacher's page, with a line of text below it and `children` at its end. */
export function Headline({ title, text, picture, tabs, children, ref }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <div>
        <h1 ref={ref} tabIndex={-1}>
          {picture}
          {title}
        </h1>
        {text && <p>{text}</p>}
      </div>
      {tabs && <div className={styles.tabs}>{tabs}</div>}
      {children}
    </div>
  )
}
