import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { KeyTextLink } from './key.tsx'
import styles from './place-head.module.css'
import { type Theme, themeClass } from './theme.ts'

interface PlaceHeadProps {
  readonly theme: Theme
  readonly title: string
  readonly back: { readonly label: string; readonly to: string }
  /** A total or a switch beside the title. */
  readonly children?: ReactNode
}

/** The tinted band at the head of a page, with a link back. */
export function PlaceHead({ theme, title, back, children }: PlaceHeadProps) {
  return (
    <div className={classNames(styles.band, themeClass(theme))}>
      <div className={styles.inner}>
        <KeyTextLink to={back.to}>
          <Icon name="back" /> {back.label}
        </KeyTextLink>
        <div className={styles.head}>
          <h1>{title}</h1>
          {children}
        </div>
      </div>
    </div>
  )
}
