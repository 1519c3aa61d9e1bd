import type { ComponentProps, CSSProperties, FocusEventHandler, Ref } from 'react'
import { type AnswerPart, groupDigits, type Mark } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import { useAfterPaint } from '../../ui/hooks/use-after-paint.ts'
import styles from './number-box.module.css'
import { typedNumber } from './number-keys.tsx'

const boxByMark: Record<Mark, string | undefined> = {
  right: styles.right,
  wrong: styles.wrong,
  timeUp: styles.wrong,
  shown: styles.shown,
}

interface NumberBoxProps {
  readonly id: string
  readonly value: string
  readonly onValue: (value: string) => void
  /** The length of the longest answer, in characters. */
  readonly maxLength: number
  readonly mark: Mark | null
  readonly locked: boolean
  readonly touch: boolean
  readonly ref?: Ref<HTMLInputElement> | undefined
  /** The id of the element that names the box, if the box has no label. */
  readonly labelledBy?: string | undefined
  /** The part of the answer in this box, if the answer has several. */
  readonly part?: AnswerPart
  readonly onFocus?: FocusEventHandler<HTMLInputElement>
  /** Returns the part of a typed or pasted text that can be in the box. */
  readonly typed?: (text: string) => string
  /** The attributes of a box for words. They replace those of a box for numbers. */
  readonly attributes?: Omit<ComponentProps<'input'>, 'style'>
}

/** An answer box. With `touch`, our own buttons type into it, and the keyboard of the system is hidden. */
export function NumberBox(props: NumberBoxProps) {
  const { id, value, onValue, maxLength, mark, locked, touch, ref, labelledBy, part, onFocus } = props
  const { typed = typedNumber, attributes } = props
  // The box becomes read-only one frame after the mark, because that takes as long as the mark itself.
  const isReadOnly = useAfterPaint(locked) && locked
  return (
    <input
      ref={ref}
      id={id}
      name={part}
      {...attributes}
      className={classNames(styles.box, attributes?.className, mark !== null && boxByMark[mark])}
      style={{ '--max-length': maxLength } as CSSProperties}
      placeholder="?"
      aria-labelledby={labelledBy}
      inputMode={touch ? 'none' : (attributes?.inputMode ?? 'decimal')}
      autoComplete="off"
      value={mark === 'shown' ? groupDigits(value) : value}
      readOnly={isReadOnly}
      onFocus={onFocus}
      onChange={(event) => locked || onValue(typed(event.target.value))}
    />
  )
}
