import type { CSSProperties } from 'react'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import styles from './word.module.css'

/** A number word. It is hidden from screen readers, because the prompt contains it too (scene.tsx). */
export function Word({ drawn: { number } }: DrawnProps<'word'>) {
  const { say } = useLanguage()
  const word = say.numberWord(number)
  // A long word has two lines on a phone.
  const style = { '--letters': Math.min(word.length, 17) } as CSSProperties
  return (
    <p className={styles.word} style={style} lang={say.tag} aria-hidden="true">
      {word}
    </p>
  )
}
