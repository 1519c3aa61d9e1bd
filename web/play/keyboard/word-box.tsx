import type { CSSProperties, Ref } from 'react'
import type { Mark } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import numberBox from './number-box.module.css'
import { boxByMark } from './number-box.tsx'
import { typedWord } from './typed-number.ts'
import styles from './word-box.module.css'

/** Signs from which the words are set smaller. */
const longFrom = 12

/** A box for a number word. The browser's help with spelling would give it away. */
export function WordBox(props: {
  id: string
  value: string
  onValue: (value: string) => void
  /** The longest word that it can take, in signs. */
  signs: number
  mark: Mark | null
  locked: boolean
  /** Our own letter tiles write into it, and the system's keyboard stays away. */
  tiles: boolean
  ref: Ref<HTMLInputElement>
  onFocus: () => void
}) {
  const { id, value, onValue, signs, mark, locked, tiles, ref, onFocus } = props
  // With the next frame: it takes as long as the rest of the mark. It opens at once.
  const isShut = useAfterPaint(locked) && locked
  return (
    <input
      ref={ref}
      id={id}
      name="word"
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
