import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from './badge.tsx'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { hueOf, type Place } from './hue-of.ts'

interface ChoiceProps {
  readonly place: Place
  readonly title: string
  readonly text: string
  readonly picture: string
  /** A topic's drawing stands beside its words, an operation's sign behind them. */
  readonly look: 'topic' | 'sign'
  /** Null while there is nothing to go to: flat and dashed, 'Coming Soon'. */
  readonly to: string | null
  /** '3/23 Completed' */
  readonly badge?: string | undefined
}

/** A large card that leads into a place. */
export function Choice({ place, title, text, picture, look, to, badge }: ChoiceProps) {
  const said = to === null ? 'Coming Soon' : badge
  const content = (
    <>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
        {said && <Badge className={styles.badge}>{said}</Badge>}
      </div>
      <img src={picture} alt="" />
    </>
  )
  if (to === null) return <div className={classNames(styles.choice, styles[look], styles.soon)}>{content}</div>
  return (
    <Link to={to} className={classNames(styles.choice, styles[look], hueOf(place))}>
      {content}
    </Link>
  )
}

export function Choices({ children }: { children: ReactNode }) {
  return <div className={styles.choices}>{children}</div>
}
