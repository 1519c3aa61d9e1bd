import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { hueOf, type Place } from './hue-of.ts'
import { Icon } from './icon.tsx'
import { KeyTextLink } from './key.tsx'
import styles from './place-head.module.css'

interface PlaceHeadProps {
  readonly place: Place
  readonly title: string
  readonly back: { readonly label: string; readonly to: string }
  /** Beside the title: a total, a switch. */
  readonly children?: ReactNode
}

/** The tinted band at the head of a place, with the way back. */
export function PlaceHead({ place, title, back, children }: PlaceHeadProps) {
  return (
    <div className={classNames(styles.band, hueOf(place))}>
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
