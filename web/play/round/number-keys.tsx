import type { MouseEvent, ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import type { KindProps } from '../answer-kinds.ts'
import styles from './number-keys.module.css'

interface NumberKeysProps {
  readonly point: boolean
  readonly locked: boolean
  /** Returns the number in the box. */
  readonly value: () => string
  readonly onValue: (value: string) => void
  /** A button at the position of the decimal point. */
  readonly otherButton?: ReactNode
  /** Whether the pad is as high as the letter buttons, which have four rows and can replace it. */
  readonly isHigh?: boolean
}

/** The value of a button that deletes the last character. */
const deleteValue = 'delete'

/**
 * Returns a button that types its text. It is created outside components, so that React never renders it again. The
 * frame after Check has no time for unchanged buttons (decision 11, "The frame of the verdict").
 */
function typingButton(text: string, className?: string) {
  return (
    <Button key={text} className={className} value={text}>
      {text}
    </Button>
  )
}

/** Returns the text after a click on one of these buttons, or null after any other click. */
function typedByClick({ target }: MouseEvent, text: string): string | null {
  const value = target instanceof Element && target.closest('button')?.value
  if (!value) return null
  return value === deleteValue ? text.slice(0, -1) : text + value
}

const digits = [...'1234567890'].map((figure) => typingButton(figure))
const removeButton = (
  <Button key={deleteValue} className={styles.remove} value={deleteValue} aria-label={m.play_delete_digit()}>
    <Icon name="del" />
  </Button>
)
const pointButton = typingButton('.')

interface TypingProps extends Pick<NumberKeysProps, 'value' | 'onValue'> {
  readonly className: string | undefined
  readonly part?: string
  readonly children: ReactNode
}

/** A group of buttons that type into the box. */
function TypingButtons({ value, onValue, className, part, children }: TypingProps) {
  function press(event: MouseEvent) {
    const number = typedByClick(event, value())
    if (number !== null) onValue(typedNumber(number))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from buttons, which the keyboard presses too.
    <fieldset className={className} data-part={part} aria-label={m.play_number_keys()} onClick={press}>
      {children}
    </fieldset>
  )
}

/** The ten digits. Below them are the other buttons that a level needs, and Check. */
export function NumberKeys({ point, locked, value, onValue, otherButton, isHigh }: NumberKeysProps) {
  return (
    <TypingButtons
      value={value}
      onValue={onValue}
      className={classNames(styles.pad, isHigh && styles.high)}
      part={isHigh ? 'high-pad' : 'pad'}
    >
      {digits}
      {removeButton}
      {point && pointButton}
      {otherButton}
      <Button kind="themed" type="submit" className={styles.check} aria-disabled={locked}>
        {m.play_check()}
      </Button>
    </TypingButtons>
  )
}

/** The ten digits alone, for a step of a solution. `EditKeys` are in the row of its Check. */
export function DigitKeys(props: Pick<NumberKeysProps, 'value' | 'onValue'>) {
  return (
    <TypingButtons {...props} className={styles.pad} part="digits">
      {digits}
    </TypingButtons>
  )
}

/** The buttons beside Check: one that deletes the last character, and the decimal point. */
export function EditKeys({ point, value, onValue }: Pick<NumberKeysProps, 'point' | 'value' | 'onValue'>) {
  return (
    <>
      <Button aria-label={m.play_delete_digit()} onClick={() => onValue(value().slice(0, -1))}>
        <Icon name="del" />
      </Button>
      {point && <Button onClick={() => onValue(typedNumber(`${value()}.`))}>.</Button>}
    </>
  )
}

type NumberPadProps = Pick<KindProps<'number'>, 'level' | 'answer' | 'onAnswer' | 'locked' | 'focus'>

/** The number buttons of a level whose answers are one number. */
export function NumberPad({ level, answer, onAnswer, locked, focus }: NumberPadProps) {
  function setNumber(number: string) {
    if (!locked) onAnswer({ kind: 'number', number })
    focus.current?.focus({ preventScroll: true })
  }
  const { point } = level.dealer.answer
  return <NumberKeys point={point} locked={locked} value={() => answer.number} onValue={setNumber} />
}

/** Returns the number that was typed or pasted, without the spaces between its digits. */
export const typedNumber = (text: string) => typedText(text.replace(/\s/g, ''), 20)

/**
 * Returns the text that was typed or pasted, without characters that are in no answer and cannot be stored.
 *
 * @param max the most characters of the box. Every answer is shorter, and the API accepts longer ones
 */
export function typedText(text: string, max: number): string {
  // The cut can leave half of a pair, which goes with the other lone surrogates.
  return text.slice(0, max).replace(/[\0\p{Surrogate}]/gu, '')
}
