import type { CSSProperties, FocusEventHandler, Ref } from 'react'
import type { AnswerPart, Mark } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import numberBox from '../round/number-box.module.css'
import { boxByMark } from '../round/number-box.tsx'
import { typedWord } from '../round/typed-number.ts'
import styles from './word-box.module.css'

/** From this length in characters on, words are set smaller. */
const longFrom = 12

/** A box for a number word. It refuses the browser's help with spelling, which would give the answer away. */
export function WordBox(props: {
  id: string
  value: string
  onValue: (value: string) => void
  /** The length of the longest word, in characters. */
  signs: number
  mark: Mark | null
  locked: boolean
  /** Whether our own letter tiles type into it, and the keyboard of the system stays away. */
  tiles: boolean
  ref: Ref<HTMLInputElement> | undefined
  part: AnswerPart
  onFocus: FocusEventHandler<HTMLInputElement>
}) {
  const { id, value, onValue, signs, mark, locked, tiles, ref, part, onFocus } = props
  // It closes one frame after the mark, because closing takes as long as the rest of the mark. It opens at once.
  const isShut = useAfterPaint(locked) && locked
  return (
    <input
      ref={ref}
      id={id}
      name={part}
      className={classNames(
        numberBox.box,
        styles.word,
        signs >= longFrom && styles.long,
        mark !== null && boxByMark[mark],
      )}
      style={{ '--signs': signs } as CSSProperties}
      placeholder="?"
      inputMode={tiles ? 'none' : 'text'}
      autoComplete="off"
      autoCorrect="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      readOnly={isShut}
      onFocus={onFocus}
      onChange={(event) => locked || onValue(typedWord(event.target.value))}
    />
  )
}
