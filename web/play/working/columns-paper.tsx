import {
  type ChangeEvent,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  type RefObject,
  useEffect,
  useRef,
} from 'react'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './columns-paper.module.css'
import { nextRow, squareAfter, squareBefore, squareTowards, typedInto } from './focus-order.ts'
import { type Cell, cellAt, type Paper, type Position, type SquareCell } from './paper.ts'
import { keyOf, textAt, type Writing } from './writing.ts'

interface ColumnsPaperProps {
  readonly ref: RefObject<HTMLFieldSetElement | null>
  readonly paper: Paper
  readonly writing: Writing
  readonly onWrite: (at: Position, text: string) => void
  /** The box for the answer. */
  readonly answer: RefObject<HTMLInputElement | null>
  readonly onPutAway: () => void
}

/** A calculation in columns, with squares for the digits. The focus follows the child's writing. */
export function ColumnsPaper({ ref, paper, writing, onWrite, answer, onPutAway }: ColumnsPaperProps) {
  const { rows, columns, order, frameAfter } = paper
  const [first] = order

  function goTo(at: Position | null) {
    const square = at && ref.current?.querySelector<HTMLInputElement>(`[data-at="${keyOf(at)}"]`)
    const target = square ?? answer.current
    target?.focus({ preventScroll: true })
  }
  function type(at: Position, { digits }: SquareCell, digit: string) {
    const text = typedInto(textAt(writing, at), digit, digits)
    onWrite(at, text)
    if (text.length === digits) goTo(squareAfter(paper, at))
  }
  function remove(at: Position) {
    const text = textAt(writing, at)
    if (text !== '') onWrite(at, text.slice(0, -1))
    else goTo(squareBefore(paper, at) ?? at)
  }
  function onKeyDown(event: KeyboardEvent, at: Position) {
    const next = squareTowards(paper, at, event.key)
    if (event.key === 'Enter') goTo(nextRow(paper, at))
    else if (event.key === 'Backspace') remove(at)
    else if (event.key === 'Escape') onPutAway()
    else if (next) goTo(next)
    else if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
  }
  usePadKeys(ref, (at, value) => {
    const cell = cellAt(paper, at)
    if (cell.kind !== 'square') return
    if (value === 'delete') remove(at)
    else if (/^\d$/.test(value)) type(at, cell, value)
  })

  return (
    <div className={styles.room} style={{ '--columns': columns, '--rows': rows.length } as CSSProperties}>
      <fieldset ref={ref} className={styles.paper} aria-label={m.play_columns_paper()}>
        {rows.flatMap(({ cells, line }, row) =>
          cells.map((cell, column) => {
            const at: Position = [row, column]
            const isLined = line && column >= line[0] && column <= line[1]
            const isFramed = column === frameAfter && row > 0
            return (
              <span
                key={keyOf(at)}
                className={classNames(
                  styles.cell,
                  isLined && styles.lined,
                  isFramed && styles.framed,
                  'point' in cell && cell.point && styles.point,
                )}
              >
                {cell.kind === 'square' ? (
                  <Square
                    cell={cell}
                    at={at}
                    isFirst={first !== undefined && keyOf(first) === keyOf(at)}
                    text={textAt(writing, at)}
                    onType={(digit) => type(at, cell, digit)}
                    onEmpty={() => onWrite(at, '')}
                    onKeyDown={(event) => onKeyDown(event, at)}
                  />
                ) : (
                  <Printed cell={cell} />
                )}
              </span>
            )
          }),
        )}
      </fieldset>
    </div>
  )
}

function Printed({ cell }: { cell: Exclude<Cell, SquareCell> }) {
  return cell.kind === 'print' ? cell.text : null
}

interface SquareProps {
  readonly cell: SquareCell
  readonly at: Position
  readonly isFirst: boolean
  readonly text: string
  readonly onType: (digit: string) => void
  readonly onEmpty: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly ref?: Ref<HTMLInputElement>
}

function Square({ cell, at, isFirst, text, onType, onEmpty, onKeyDown }: SquareProps) {
  function onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const typed = nativeEvent instanceof InputEvent ? nativeEvent.data : target.value
    const digit = /\d/.exec(typed ?? '')?.[0]
    if (digit !== undefined) onType(digit)
    else if (target.value === '') onEmpty()
  }
  return (
    <input
      className={classNames(styles.square, cell.little && styles.little)}
      aria-label={cell.label}
      data-at={keyOf(at)}
      data-first={isFirst || undefined}
      // The boxes of the answer are in the same form, and its own buttons type on touch screens.
      inputMode={matchMedia('(pointer: coarse)').matches ? 'none' : 'numeric'}
      autoComplete="off"
      value={text}
      onChange={onChange}
      onKeyDown={onKeyDown}
    />
  )
}

/** Calls `onKey` for a press of a number button while a square has the focus, in place of the button's own work. */
function usePadKeys(paper: RefObject<HTMLFieldSetElement | null>, onKey: (at: Position, value: string) => void) {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const form = paper.current?.closest('form')
    const onClick = (event: MouseEvent) => {
      const value = event.target instanceof Element && event.target.closest('button')?.value
      const at = document.activeElement instanceof HTMLElement && document.activeElement.dataset.at
      if (!value || !at) return
      event.stopPropagation()
      const [row = 0, column = 0] = at.split(' ').map(Number)
      latest.current([row, column], value)
    }
    form?.addEventListener('click', onClick, { capture: true })
    return () => form?.removeEventListener('click', onClick, { capture: true })
  }, [paper])
}
