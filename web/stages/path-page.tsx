import type { ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { hueOf, type Place } from '../ui/hue-of.ts'
import { Page } from '../ui/page.tsx'
import { PlaceHead } from '../ui/place-head.tsx'
import type { Way } from './listing.ts'
import styles from './path-page.module.css'

interface PathPageProps {
  readonly place: Place
  readonly title: string
  readonly back: Way
  /** Levels completed, and levels in all. While the first is not known it says nothing and keeps its room. */
  readonly total?: readonly [completed: number | null, of: number] | false
  readonly children: ReactNode
}

/** A page of stages one below the other, each with its path of levels. */
export function PathPage({ place, title, back, total, children }: PathPageProps) {
  return (
    <Page title={title} width="bare" className={classNames(styles.path, hueOf(place))}>
      <PlaceHead place={place} title={title} back={back}>
        {total && (
          <p className={classNames(styles.total, total[0] === null && styles.unknown)}>
            <b>{total.join('/')}</b> Completed
          </p>
        )}
      </PlaceHead>
      <div className={styles.stages}>{children}</div>
    </Page>
  )
}
