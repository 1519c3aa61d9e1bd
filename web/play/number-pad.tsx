import type { MouseEvent, ReactNode } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import type { KindProps } from './kinds.ts'
import styles from './number-pad.module.css'
import { typedNumber } from './typed-number.ts'

const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

interface NumberPadProps {
  readonly point: boolean
  readonly locked: boolean
  /** What stands in the box that is written into. */
  readonly value: () => string
  readonly onValue: (value: string) => void
  /** Stands where the point would. */
  readonly otherKey?: ReactNode
  /** Two rows, where more is to be written than the number. */
  readonly flat?: boolean
}

/** What a key writes stands in its `value`, and the keys ahead of any answer: marking one draws none of them again. */
const keyOf = (text: string, className?: string) => (
  <Key key={text} className={className} value={text}>
    {text}
  </Key>
)
const back = 'back'
const keysOfEveryLevel = [
  ...figures.map((figure) => keyOf(figure)),
  <Key key={back} className={styles.remove} value={back} aria-label="Delete the last digit">
    <Icon name="del" />
  </Key>,
  keyOf('0', styles.zero),
]
const pointKey = keyOf('.')

/** Number keys with just what the level needs, Check among them. */
export function NumberKeys({ point, locked, value, onValue, otherKey, flat }: NumberPadProps) {
  function press({ target }: MouseEvent) {
    const key = (target as Element).closest('button')?.value
    if (key) onValue(key === back ? value().slice(0, -1) : typedNumber(value() + key))
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked are buttons, which keys press, too.
    <fieldset
      className={classNames(styles.pad, (point || Boolean(otherKey)) && styles.withPoint, flat && styles.flat)}
      aria-label="Number keys"
      onClick={press}
    >
      {keysOfEveryLevel}
      {point && pointKey}
      {otherKey}
      <Key kind="hue" type="submit" className={styles.check} aria-disabled={locked}>
        Check
      </Key>
    </fieldset>
  )
}

export function NumberPad({ level, answer, onAnswer, locked, focus }: Omit<KindProps<'number'>, 'question'>) {
  function become(number: string) {
    if (!locked) onAnswer({ kind: 'number', number })
    focus.current?.focus({ preventScroll: true })
  }
  return <NumberKeys point={level.dealer.answer.point} locked={locked} value={() => answer.number} onValue={become} />
}

/** Writes into whichever of the two boxes has the focus. */
export function QuotientPad({ answer, onAnswer, locked, focus }: KindProps<'quotientAndRemainder'>) {
  const part = () => (focus.current?.name === 'remainder' ? 'remainder' : 'quotient')
  function become(number: string) {
    if (!locked) onAnswer({ ...answer, [part()]: number })
    focus.current?.focus({ preventScroll: true })
  }
  return <NumberKeys point={false} locked={locked} value={() => answer[part()]} onValue={become} />
}
