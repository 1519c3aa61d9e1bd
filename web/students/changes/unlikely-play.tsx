import type { ClassStudent } from '#contract'
import { useUnlikelyPlay } from '../../api/students/students.ts'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { playSentence } from './play-sentence.ts'
import styles from './student-changes.module.css'

interface UnlikelyPlayProps {
  readonly code: string
  readonly students: readonly ClassStudent[]
}

/**
 * Play that is too fast to be a child's (docs/product/teacher-screens.md, "Worth a look"). It is below the table, so
 * that nothing moves when it arrives after the students.
 */
export function UnlikelyPlay({ code, students }: UnlikelyPlayProps) {
  const { data } = useUnlikelyPlay(code)
  const nameById = new Map(students.map(({ id, shortName }) => [id, shortName]))
  const sentences = (data?.play ?? []).flatMap((mark) => {
    const name = nameById.get(mark.student)
    return name === undefined ? [] : [{ key: `${mark.kind} ${mark.student}`, text: playSentence(mark, name) }]
  })
  if (sentences.length === 0) return null
  return (
    <section className={classNames(styles.changes, styles.play, 'unprinted')} aria-labelledby="worth-a-look">
      <h2 id="worth-a-look">{m.class_worth_a_look()}</h2>
      <ul>
        {sentences.map(({ key, text }) => (
          <li key={key}>
            <Icon name="clock" />
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
