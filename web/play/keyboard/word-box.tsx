import type { ComponentProps } from 'react'
import { classNames } from '../../ui/base/class-names.ts'
import { NumberBox } from '../round/number-box.tsx'
import { typedText } from '../round/number-keys.tsx'
import styles from './word-box.module.css'

/** The length in characters from which the font is smaller. */
const longFrom = 12

/** Returns the typed text like `typedText`, with the room that a number word needs. */
export const typedWord = (text: string) => typedText(text, 60)

/**
 * A box for a number word. Spelling help of the browser is off, because it would give the answer away. With `touch`,
 * our own letter tiles type into it.
 */
export function WordBox(props: Omit<ComponentProps<typeof NumberBox>, 'typed' | 'attributes'>) {
  return (
    <NumberBox
      {...props}
      typed={typedWord}
      attributes={{
        className: classNames(styles.word, props.maxLength >= longFrom && styles.long),
        inputMode: 'text',
        autoCorrect: 'off',
        autoCapitalize: 'off',
        spellCheck: false,
      }}
    />
  )
}
