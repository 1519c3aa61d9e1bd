import type { ReactNode } from 'react'
import type { Level, Question } from '#maths'
import { classNames } from '../ui/class-names.ts'
import { Drawing } from './drawing.tsx'
import { isForEarlyYears } from './early-years.ts'
import { ReadAloudButton } from './read-aloud-button.tsx'
import styles from './scene.module.css'

/** The question in words, its picture, and below them how it is answered. */
export function Scene(props: {
  level: Level
  question: Question
  /** Of the words: what is answered with refers to them. */
  promptId: string
  /** It is answered in a single box. */
  boxed?: boolean
  children: ReactNode
}) {
  const { level, question, promptId, boxed = false, children } = props
  // A word that stands large as the picture is not shown twice; where the question is read it is said.
  const drawnWord = question.drawn.kind === 'word' ? question.drawn.word : ''
  const [asked] = drawnWord ? question.text.split(drawnWord) : [question.text]
  const words = (
    <p id={promptId} className={styles.prompt} aria-live="polite">
      {asked}
      {drawnWord && <span className="unseen">{drawnWord}</span>}
    </p>
  )
  const prompt = isForEarlyYears(level) ? (
    <div className={styles.read}>
      <ReadAloudButton className={styles.speaker} question={question} />
      {words}
    </div>
  ) : (
    words
  )
  if (boxed) {
    return (
      <div className={classNames(styles.scene, styles.boxed)}>
        <Drawing question={question} />
        <div className={styles.row}>
          {prompt}
          {children}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.scene}>
      {prompt}
      <Drawing question={question} />
      {children}
    </div>
  )
}

/** The box or boxes below the picture. */
export function Boxes({ children }: { children: ReactNode }) {
  return <div className={styles.answer}>{children}</div>
}
