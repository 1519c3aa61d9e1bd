import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { FactStatus } from '#contract'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { themeClass } from '../../ui/parts/theme.ts'
import {
  askedSquares,
  factOf,
  factors,
  nameOf,
  type Square,
  shownStatus,
  statuses,
  statusWords,
} from './fact-squares.ts'
import styles from './facts.module.css'
import { FactsMap, focusSquare } from './facts-map.tsx'

interface FactsPageProps<Fact extends Square> {
  /** The facts that were tried. */
  readonly facts: readonly (Fact & { readonly status: FactStatus })[]
  readonly caption: string
  /** Whether the map tells quick facts from others. */
  readonly hasSeconds: boolean
  /** Returns what the open square shows about its fact, if it was tried. */
  readonly detail: (square: Square) => ReactNode
  /** The sentence that explains the squares of the map, if the key does not do so. */
  readonly hint?: string
  readonly children?: ReactNode
}

/** The map of facts with its key, and beside it the square that is open. */
export function FactsPage<Fact extends Square>(props: FactsPageProps<Fact>) {
  const { facts, caption, hasSeconds, detail, hint, children } = props
  const page = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<Square | null>(null)
  const statusOf = (square: Square) => shownStatus(factOf(facts, square)?.status ?? 'notTried', hasSeconds)
  const close = () => {
    if (open) focusSquare(page.current, open)
    setOpen(null)
  }
  return (
    <div ref={page} className={styles.page}>
      <div>
        <FactsMap caption={caption} statusOf={statusOf} open={open} onOpen={setOpen} />
        <ShortKey hasSeconds={hasSeconds} />
      </div>
      <div className={styles.beside}>
        {open && (
          <OpenSquare key={nameOf(open)} square={open} status={statusOf(open)} onClose={close}>
            {detail(open)}
          </OpenSquare>
        )}
        <Key statusOf={statusOf} hasSeconds={hasSeconds} hint={hint} />
        {children}
      </div>
    </div>
  )
}

/** The words of the grounds, directly below the map of a phone. Its whole key is below the first view. */
function ShortKey({ hasSeconds }: { hasSeconds: boolean }) {
  return (
    <ul className={classNames(styles.key, styles.short, themeClass('violet'), 'unprinted')} aria-hidden="true">
      {statuses
        .filter((status) => hasSeconds || status !== 'quick')
        .map((status) => (
          <li key={status}>
            <i className={styles[status]} />
            {status === 'quick' ? m.facts_short_quick() : statusWords(status)}
          </li>
        ))}
    </ul>
  )
}

interface OpenSquareProps {
  readonly square: Square
  readonly status: FactStatus
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The square that is open. It gets the focus, and gives it back to its square. */
function OpenSquare({ square, status, onClose, children }: OpenSquareProps) {
  const id = useId()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={classNames(styles.sheet, styles.opened)} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 ref={title} id={id} tabIndex={-1}>
          {nameOf(square)} <small>{statusWords(status)}</small>
        </h2>
        <TextButton className="unprinted" onClick={onClose}>
          <Icon paths={teacherIcons.shut} /> {m.facts_close()}
        </TextButton>
      </div>
      {children}
    </section>
  )
}

interface KeyProps {
  readonly statusOf: (square: Square) => FactStatus
  readonly hasSeconds: boolean
  readonly hint: string | undefined
}

/** The number of facts with each status. */
function Key({ statusOf, hasSeconds, hint }: KeyProps) {
  const id = useId()
  const words: Readonly<Record<FactStatus, string>> = {
    quick: m.facts_key_quick(),
    right: hasSeconds ? m.facts_key_right() : m.facts_right(),
    shaky: m.facts_key_shaky(),
    notTried: m.facts_key_not_tried(),
  }
  return (
    <section className={classNames(styles.sheet, themeClass('violet'))} aria-labelledby={id}>
      <h2 id={id}>{m.facts_count({ count: askedSquares.length })}</h2>
      {hint && <p className={styles.hint}>{hint}</p>}
      <ul className={styles.key}>
        {statuses
          .filter((status) => hasSeconds || status !== 'quick')
          .map((status) => (
            <li key={status}>
              <i className={styles[status]} aria-hidden="true">
                {status !== 'notTried' && 56}
              </i>
              <span>{words[status]}</span>
              <b>{askedSquares.filter((square) => statusOf(square) === status).length}</b>
            </li>
          ))}
        <li>
          <i className={styles.unasked} aria-hidden="true" />
          <span>{m.facts_key_unasked()}</span>
          <b>{factors.length ** 2 - askedSquares.length}</b>
        </li>
      </ul>
    </section>
  )
}
