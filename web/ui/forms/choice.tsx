import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { classNames } from '../base/class-names.ts'
import { Link } from '../base/link.tsx'
import { Badge } from '../parts/badge.tsx'
import { type Theme, themeClass } from '../parts/theme.ts'
import styles from './choice.module.css'

interface ChoiceProps {
  readonly theme: Theme
  readonly title: string
  readonly text: string
  /** A drawing, or large figures instead: '4-6'. */
  readonly picture: string | { readonly figures: string }
  /** The drawing of a topic is next to the words, and a symbol is behind them. A lead card fills a row. */
  readonly look: 'topic' | 'symbol' | 'lead' | 'half'
  /** Null for a card without a link. */
  readonly to: string | null
  /** The action of a card that is a button on this page instead of a link. */
  readonly onTap?: () => void
  /** Whether it is flat, dashed and marked 'Coming Soon'. A card without a link or action always is. */
  readonly isComing?: boolean
  /** '3/23 Completed' */
  readonly badge?: string | undefined
}

/** A large card that leads to a page. */
export function Choice({ theme, title, text, picture, look, to, onTap, badge, ...props }: ChoiceProps) {
  const { isComing = to === null && !onTap } = props
  const label = isComing ? m.parts_coming_soon() : badge
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
        {label && <Badge className={styles.badge}>{label}</Badge>}
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
  const looks = [styles.choice, ...classesByLook[look].map((name) => styles[name])]
  if (onTap) return <div className={classNames(...looks, themeClass(theme))}>{content}</div>
  if (to === null) return <div className={classNames(...looks, styles.soon)}>{content}</div>
  return (
    <Link to={to} className={classNames(...looks, isComing ? styles.soon : themeClass(theme))}>
      {content}
    </Link>
  )
}

/** The CSS classes of each look. A lead card is drawn like a topic, and a half card like a symbol. */
const classesByLook = { topic: ['topic'], symbol: ['symbol'], lead: ['topic', 'lead'], half: ['symbol', 'half'] }

export function Choices({ children, inFours }: { children: ReactNode; inFours?: boolean }) {
  return <div className={classNames(styles.choices, inFours && styles.fours)}>{children}</div>
}
