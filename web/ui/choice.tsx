import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { hueOf, type Place } from './hue-of.ts'
import { Link } from './link.tsx'

interface ChoiceProps {
  readonly place: Place
  readonly title: string
  readonly text: string
  /** A drawing, or what stands large in its stead: '4-6'. */
  readonly picture: string | { readonly figures: string }
  /** A topic's drawing stands beside its words, an operation's sign behind them; a lead card takes a row of its own. */
  readonly look: 'topic' | 'sign' | 'lead' | 'half'
  /** Null while there is nothing to go to. */
  readonly to: string | null
  /** Opens something here instead of leading somewhere. */
  readonly onTap?: () => void
  /** Flat and dashed, 'Coming Soon'; so is what leads nowhere. */
  readonly isComing?: boolean
  /** '3/23 Completed' */
  readonly badge?: string | undefined
}

/** A large card that leads into a place. */
export function Choice({ place, title, text, picture, look, to, onTap, badge, ...props }: ChoiceProps) {
  const { isComing = to === null && !onTap } = props
  const said = isComing ? 'Coming Soon' : badge
  const content = (
    <>
      <div className={styles.words}>
        <h2>
          {onTap ? (
            <button type="button" className={styles.tap} onClick={onTap}>
              {title}
            </button>
          ) : (
            title
          )}
        </h2>
        {text && <p>{text}</p>}
        {said && <Badge className={styles.badge}>{said}</Badge>}
      </div>
      {typeof picture === 'string' ? (
        <img src={picture} alt="" />
      ) : (
        <span className={styles.figures} aria-hidden="true">
          {picture.figures}
        </span>
      )}
    </>
  )
  const looks = [styles.choice, ...looksOf[look].map((name) => styles[name])]
  if (onTap) return <div className={classNames(...looks, hueOf(place))}>{content}</div>
  if (to === null) return <div className={classNames(...looks, styles.soon)}>{content}</div>
  return (
    <Link to={to} className={classNames(...looks, isComing ? styles.soon : hueOf(place))}>
      {content}
    </Link>
  )
}

/** A lead card is a topic's, a half one an operation's. */
const looksOf = { topic: ['topic'], sign: ['sign'], lead: ['topic', 'lead'], half: ['sign', 'half'] }

export function Choices({ children, inFours }: { children: ReactNode; inFours?: boolean }) {
  return <div className={classNames(styles.choices, inFours && styles.fours)}>{children}</div>
}
