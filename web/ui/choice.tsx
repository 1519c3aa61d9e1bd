import type { ReactNode } from 'react'
import { Badge } from './badge.tsx'
import styles from './choice.module.css'
import { classNames } from './class-names.ts'
import { Link } from './link.tsx'
import { type Theme, themeClass } from './theme.ts'

interface ChoiceProps {
  readonly theme: Theme
  readonly title: string
  readonly text: string
  /** A drawing, or large figures instead: '4-6'. */
  readonly picture: string | { readonly figures: string }
  /** A topic's drawing is beside its words, the drawing of a sign behind them. A lead card has a row of its own. */
  readonly look: 'topic' | 'sign' | 'lead' | 'half'
  /** Null while it leads nowhere. */
  readonly to: string | null
  /** Opens something on this page, instead of a link. */
  readonly onTap?: () => void
  /** Flat, dashed and marked 'Coming Soon'. A card that leads nowhere always is. */
  readonly isComing?: boolean
  /** '3/23 Completed' */
  readonly badge?: string | undefined
}

/** A large card that leads on to a page. */
export function Choice({ theme, title, text, picture, look, to, onTap, badge, ...props }: ChoiceProps) {
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
  if (onTap) return <div className={classNames(...looks, themeClass(theme))}>{content}</div>
  if (to === null) return <div className={classNames(...looks, styles.soon)}>{content}</div>
  return (
    <Link to={to} className={classNames(...looks, isComing ? styles.soon : themeClass(theme))}>
      {content}
    </Link>
  )
}

/** The classes of a look: a lead card is drawn as a topic, a half card as a sign. */
const looksOf = { topic: ['topic'], sign: ['sign'], lead: ['topic', 'lead'], half: ['sign', 'half'] }

export function Choices({ children, inFours }: { children: ReactNode; inFours?: boolean }) {
  return <div className={classNames(styles.choices, inFours && styles.fours)}>{children}</div>
}
