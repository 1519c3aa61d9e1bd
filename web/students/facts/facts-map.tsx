import { type KeyboardEvent, useRef, useState } from 'react'
import type { FactStatus } from '#contract'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { themeClass } from '../../ui/parts/theme.ts'
import { askedSquares, factors, isSame, nameOf, type Square, squareAfter, statusWords } from './fact-squares.ts'
import styles from './facts.module.css'

interface FactsMapProps {
  readonly caption: string
  readonly statusOf: (square: Square) => FactStatus
  /** The square that is open, if any. */
  readonly open: Square | null
  readonly onOpen: (square: Square) => void
}

/**
 * The facts as a map of 13 by 13 squares, row by column. The buttons are one stop of the Tab key, and the arrow keys
 * move between them.
 */
export function FactsMap({ caption, statusOf, open, onOpen }: FactsMapProps) {
  const map = useRef<HTMLTableElement>(null)
  const [stop, setStop] = useState<Square>({ a: 0, b: 0 })
  const onKey = (event: KeyboardEvent, at: Square) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = squareAfter(at, event.key)
    if (!next) return
    event.preventDefault()
    focusSquare(map.current, next)
  }
  return (
    <table ref={map} className={classNames(styles.map, themeClass('violet'))}>
      <caption className="unseen">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span aria-hidden="true">×</span>
            <span className="unseen">{m.facts_times()}</span>
          </th>
          {factors.map((b) => (
            <th key={b} scope="col">
              {b}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {factors.map((a) => (
          <tr key={a}>
            <th scope="row">{a}</th>
            {factors.map((b) => {
              const square = askedSquares.find((one) => isSame(one, { a, b }))
              if (!square) return <td key={b} className={styles.unasked} />
              const status = statusOf(square)
              return (
                <td key={b}>
                  <button
                    type="button"
                    data-fact={nameOf(square)}
                    className={classNames(
                      styles[status],
                      a * b > 99 && styles.long,
                      open !== null && isSame(square, open) && styles.open,
                    )}
                    aria-label={m.facts_square({ fact: nameOf(square), product: a * b, status: statusWords(status) })}
                    tabIndex={isSame(square, stop) ? 0 : -1}
                    onFocus={() => setStop(square)}
                    onKeyDown={(event) => onKey(event, square)}
                    onClick={() => onOpen(square)}
                  >
                    {status === 'notTried' ? '' : a * b}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Moves the focus to the button of a fact. */
export function focusSquare(within: HTMLElement | null, square: Square): void {
  within?.querySelector<HTMLElement>(`[data-fact="${nameOf(square)}"]`)?.focus()
}
