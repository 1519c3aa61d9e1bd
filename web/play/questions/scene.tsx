import type { ReactNode } from 'react'
import type { Level, Question } from '#maths'
import { classNames } from '../../ui/base/class-names.ts'
import type { BoxInPicture } from '../drawings/drawn-props.ts'
import { useLanguage } from '../language/language.ts'
import { Drawing } from './drawing.tsx'
import styles from './scene.module.css'

/** The question in words, its picture, and the controls for the answer. */
export function Scene(props: {
  level: Level
  question: Question
  /** The id of the prompt, for `aria-labelledby` of the controls for the answer. */
  promptId: string
  /** The button that reads the question aloud. */
  ear: ReactNode
  /** Whether the answer is typed into a single box below the picture. */
  boxed?: boolean
  /** The single box, if it is in the picture. */
  box?: BoxInPicture
  /** The typed answer, if the picture shows it. */
  typed?: string | undefined
  children?: ReactNode
}) {
  const { level, question, promptId, ear, boxed = false, box, typed, children } = props
  const { say } = useLanguage()
  const { shown, unseen } = say.prompt(question)
  const text = (
    <p id={promptId} className={styles.prompt} lang={say.tag} aria-live="polite">
      {shown} {unseen !== '' && <span className="unseen">{unseen}</span>}
    </p>
  )
  const prompt = level.early ? (
    <div className={styles.read}>
      {ear}
      {text}
    </div>
  ) : (
    text
  )
  if (boxed) {
    return (
      <div className={classNames(styles.scene, styles.boxed)} data-part="scene">
        <Drawing question={question} typed={typed} />
        <div className={styles.row}>
          {prompt}
          {children}
        </div>
      </div>
    )
  }
  return (
    <div className={styles.scene} data-part="scene">
      {prompt}
      <Drawing question={question} box={box} />
      {children}
    </div>
  )
}

/** The box or boxes below a picture. */
export function Boxes({ children }: { children: ReactNode }) {
  return <div className={styles.answer}>{children}</div>
}
