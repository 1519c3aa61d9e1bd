import type { CSSProperties, FocusEventHandler, Ref } from 'react'
import type { AnswerPart, Mark } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import numberBox from '../round/number-box.module.css'
import { boxByMark } from '../round/number-box.tsx'
import { typedText } from '../round/number-keys.tsx'
import styles from './word-box.module.css'

/** The length in characters from which the font is smaller. */
const longFrom = 12

/** Returns the typed text like `typedText`, with the room that a number word needs. */
export const typedWord = (text: string) => typedText(text, 60)

/** A box for a number word. Spelling help of the browser is off, because it would give the answer away. */
export function WordBox(props: {
  id: string
  value: string
  onValue: (value: string) => void
  /** The length of the longest word, in characters. */
  maxLength: number
  mark: Mark | null
  locked: boolean
  /** Whether our own letter tiles type into it. The keyboard of the system is hidden then. */
  tiles: boolean
  ref: Ref<HTMLInputElement> | undefined
  part: AnswerPart
  onFocus: FocusEventHandler<HTMLInputElement>
}) {
  const { id, value, onValue, maxLength, mark, locked, tiles, ref, part, onFocus } = props
  // The box becomes read-only one frame after the mark, because that takes as long as the mark itself.
  const isReadOnly = useAfterPaint(locked) && locked
  return (
    <input
      ref={ref}
      id={id}
      name={part}
      className={classNames(
        numberBox.box,
        styles.word,
        maxLength >= longFrom && styles.long,
        mark !== null && boxByMark[mark],
      )}
      style={{ '--max-length': maxLength } as CSSProperties}
      placeholder="?"
      inputMode={tiles ? 'none' : 'text'}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      readOnly={isReadOnly}
      onFocus={onFocus}
      onChange={(event) => locked || onValue(typedWord(event.target.value))}
    />
  )
}
