import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/icon.tsx'
import { Key } from '../ui/key.tsx'
import type { KindProps } from './kinds.ts'
import styles from './number-pad.module.css'
import { typedNumber } from './typed-number.ts'

const figures = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** Number keys with just what the level needs. */
export function NumberPad({ level, answer, onAnswer, locked, focus }: KindProps<'number'>) {
  const { point } = level.dealer.answer
  function become(number: string) {
    if (!locked) onAnswer({ kind: 'number', number: typedNumber(number) })
    focus.current?.focus({ preventScroll: true })
  }
  const sign = (text: string, className?: string) => (
    <Key key={text} className={className} onClick={() => become(answer.number + text)}>
      {text}
    </Key>
  )
  return (
    <fieldset className={classes(styles.pad, point && styles.withPoint)} aria-label="Number keys">
      {figures.map((figure) => sign(figure))}
      <Key
        className={styles.remove}
        aria-label="Delete the last digit"
        onClick={() => become(answer.number.slice(0, -1))}
      >
        <Icon name="del" />
      </Key>
      {sign('0', styles.zero)}
      {point && sign('.')}
      <Key kind="hue" type="submit" className={styles.check} aria-disabled={locked}>
        Check
      </Key>
    </fieldset>
  )
}
