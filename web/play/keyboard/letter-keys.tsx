import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import pad from '../round/number-keys.module.css'
import styles from './letter-keys.module.css'
import { typedWord } from './word-box.tsx'

/** A tile for each character that the words of the level need, a button for the number buttons, and Check. */
export function LetterKeys(props: {
  letters: readonly string[]
  value: string
  onValue: (value: string) => void
  onNumber: () => void
  locked: boolean
}) {
  const { letters, value, onValue, onNumber, locked } = props
  return (
    <fieldset className={classNames(pad.pad, styles.pad)} aria-label={m.play_letter_keys()}>
      {letters.map((letter) => (
        <Button
          key={letter}
          aria-label={letter === ' ' ? m.play_space() : undefined}
          onClick={() => onValue(typedWord(value + letter))}
        >
          {letter === ' ' ? '␣' : letter}
        </Button>
      ))}
      <Button className={styles.remove} aria-label={m.play_delete_letter()} onClick={() => onValue(value.slice(0, -1))}>
        <Icon name="del" />
      </Button>
      <Button className={styles.numbers} aria-label={m.play_to_number_keys()} onClick={onNumber}>
        7 8 9
      </Button>
      <Button kind="themed" type="submit" className={pad.check} aria-disabled={locked}>
        {m.play_check()}
      </Button>
    </fieldset>
  )
}
