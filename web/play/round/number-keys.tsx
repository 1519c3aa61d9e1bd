import type { MouseEvent, ReactNode } from 'react'
import type { Question } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import type { KindProps } from '../kinds.ts'
import styles from './number-keys.module.css'

interface NumberKeysProps {
  readonly point: boolean
  readonly locked: boolean
  /** Returns the number in the box. */
  readonly value: () => string
  readonly onValue: (value: string) => void
  /** A button at the position of the decimal point. */
  readonly otherButton?: ReactNode
  /** Whether the digits are in two rows below a picture, which needs the room. */
  readonly flat?: boolean
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

const buttonsOfEveryLevel = [
  ...[...'123456789'].map((figure) => typingButton(figure)),
  <Button key={deleteValue} className={styles.remove} value={deleteValue} aria-label={m.play_delete_digit()}>
    <Icon name="del" />
  </Button>,
  typingButton('0', styles.zero),
]
const pointButton = typingButton('.')

/** The number buttons that a level needs, and Check. */
export function NumberKeys({ point, locked, value, onValue, otherButton, flat }: NumberKeysProps) {
  function press(event: MouseEvent) {
    const number = typedByClick(event, value())
    if (number !== null) onValue(typedNumber(number))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the clicks come from buttons, which the keyboard presses too.
    <fieldset
      className={classNames(styles.pad, (point || Boolean(otherButton)) && styles.withPoint, flat && styles.flat)}
      data-part={flat ? 'flat-pad' : undefined}
      aria-label={m.play_number_keys()}
      onClick={press}
    >
      {buttonsOfEveryLevel}
      {point && pointButton}
      {otherButton}
      <Button kind="themed" type="submit" className={styles.check} aria-disabled={locked}>
        {m.play_check()}
      </Button>
    </fieldset>
  )
}

type NumberPadProps = Pick<KindProps<'number'>, 'level' | 'answer' | 'onAnswer' | 'locked' | 'focus'> & {
  readonly question?: Question
}

/** The number buttons of a level whose answers are one number. */
export function NumberPad({ level, question, answer, onAnswer, locked, focus }: NumberPadProps) {
  function setNumber(number: string) {
    if (!locked) onAnswer({ kind: 'number', number })
    focus.current?.focus({ preventScroll: true })
  }
  return (
    <NumberKeys
      point={level.dealer.answer.point}
      locked={locked}
      value={() => answer.number}
      onValue={setNumber}
      flat={!level.dealer.answer.point && (question?.drawn.kind === 'shape' || question?.drawn.kind === 'grid')}
    />
  )
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
