import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import styles from './word.module.css'

/** A number word. It is hidden from screen readers, because the prompt contains it too (scene.tsx). */
export function Word({ drawn: { number } }: DrawnProps<'word'>) {
  const { say } = useLanguage()
  return (
    <p className={styles.word} lang={say.tag} aria-hidden="true">
      {say.numberWord(number)}
    </p>
  )
}
