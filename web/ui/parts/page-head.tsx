import type { ReactNode } from 'react'
import { TextButtonLink } from '../base/button.tsx'
import { classNames } from '../base/class-names.ts'
import { Icon } from '../base/icon.tsx'
import styles from './page-head.module.css'
import { type Theme, themeClass } from './theme.ts'

interface PageHeadProps {
  readonly theme: Theme | 'ink'
  readonly title: string
  /** A line below the title. */
  readonly text?: string | undefined
  readonly back: { readonly label: string; readonly to: string }
  /** A total or a switch next to the title. */
  readonly children?: ReactNode
}

/** The tinted band at the head of a page, with a link back. */
export function PageHead({ theme, title, text, back, children }: PageHeadProps) {
  return (
    <div className={classNames(styles.band, themeClass(theme))}>
      <div className={styles.inner}>
        <TextButtonLink to={back.to}>
          <Icon name="back" /> {back.label}
        </TextButtonLink>
        <div className={styles.head}>
          <div className={styles.title}>
            <h1>{title}</h1>
            {text && <p>{text}</p>}
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
