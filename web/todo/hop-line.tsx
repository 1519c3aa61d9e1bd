import type { ReactNode } from 'react'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { hops } from '../ui/base/hops.ts'
import styles from './hop-line.module.css'
import type { PartHops } from './todo-words.ts'

interface HopLineProps {
  readonly hops: PartHops
  /** Whether the words of the hops are beside the line already. */
  readonly isNamed?: boolean
  readonly className?: string | undefined
  /** The picture in the ball. */
  readonly ball?: ReactNode
  /** A drawing at the end of the line. */
  readonly children?: ReactNode
}

/** Hops on a line. The ball is after those that are made. */
export function HopLine({ hops: { count, enough, label, from }, isNamed, className, ball, children }: HopLineProps) {
  const all = hops(enough, count).map(({ number, made }) => (
    <i key={number} className={made ? styles.on : undefined}>
      {from !== undefined && number === 1 && <small className={styles.first}>{from}</small>}
      {from !== undefined && number === enough && <small>{from + enough}</small>}
    </i>
  ))
  const naming = isNamed ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const)
  return (
    <span className={classNames(styles.line, className)} {...naming}>
      {all.slice(0, count)}
      <span className={styles.here}>
        <Ball>{ball}</Ball>
      </span>
      {all.slice(count)}
      {children}
    </span>
  )
}
