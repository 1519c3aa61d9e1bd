import type { ReactNode, Ref } from 'react'
import styles from './headline.module.css'

interface HeadlineProps {
  readonly title: string
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** The h1 itself. */
  readonly ref?: Ref<HTMLHeadingElement>
}

/** The h1 of a teacher's page, with a line below and what stands at its end. */
export function Headline({ title, text, children, ref }: HeadlineProps) {
  return (
    <div className={styles.headline}>
      <div>
        <h1 ref={ref} tabIndex={-1}>
          {title}
        </h1>
        {text && <p>{text}</p>}
      </div>
      {children}
    </div>
  )
}
