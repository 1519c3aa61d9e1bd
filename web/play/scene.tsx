import type { ReactNode } from 'react'
import type { Question } from '#maths'
import { Drawing } from './drawing.tsx'
import styles from './scene.module.css'

/** The question in words, its picture, and below them how it is answered. */
export function Scene(props: {
  question: Question
  /** Of the words: what is answered with refers to them. */
  promptId: string
  children: ReactNode
}) {
  const { question, promptId, children } = props
  return (
    <div className={styles.scene}>
      <p id={promptId} className={styles.prompt} aria-live="polite">
        {question.text}
      </p>
      <Drawing question={question} />
      {children}
    </div>
  )
}

/** The box or boxes below the picture. */
export function Boxes({ children }: { children: ReactNode }) {
  return <div className={styles.answer}>{children}</div>
}
