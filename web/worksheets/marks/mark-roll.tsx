import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { Link } from '../../ui/base/link.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { marksPath } from '../worksheet-paths.ts'
import styles from './marks.module.css'
import type { FoundMarks, StudentMarks } from './use-marking.ts'

interface MarkRollProps {
  readonly code: string
  readonly found: FoundMarks
  readonly current: string
  readonly marksOf: (student: string) => StudentMarks
  /** Called before another student is shown. */
  readonly onLeave: () => void
}

/** The students of a class with the figures of their marks. */
export function MarkRoll({ code, found: { students, worksheet }, current, marksOf, onLeave }: MarkRollProps) {
  return (
    <nav className={styles.roll} aria-label={m.marks_students()}>
      <ul>
        {students.map(({ id, shortName }) => (
          <li key={id}>
            <Link
              to={marksPath(code, worksheet.code, id)}
              replace
              aria-current={id === current ? 'page' : undefined}
              onClick={onLeave}
            >
              <span className={styles.name}>{shortName}</span> <Figures {...marksOf(id)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface MarkChoiceProps extends Pick<MarkRollProps, 'found' | 'current' | 'marksOf'> {
  readonly onChoose: (student: string) => void
}

/** The same students as a list of which one is chosen, so that the first question is in view. */
export function MarkChoice({ found: { students }, current, marksOf, onChoose }: MarkChoiceProps) {
  return (
    <Select
      className={styles.choice}
      label={m.class_student()}
      isLabelUnseen
      value={current}
      options={students.map(({ id, shortName }) => ({ value: id, text: choiceText(shortName, marksOf(id)) }))}
      onChoose={onChoose}
    />
  )
}

function choiceText(name: string, { state, right, marked }: StudentMarks): string {
  if (state === 'none') return name
  if (state === 'some') return `${name} · ${m.marks_roll_some({ right, marked })}`
  return `${name} · ${state === 'saved' ? right : `${m.marks_roll_unsaved()} ${right}`}`
}

/** The figures of a student in the list. */
function Figures({ state, right, marked }: StudentMarks) {
  if (state === 'none')
    return (
      <span className={classNames(styles.figures, 'soft')}>
        <span aria-hidden="true">·</span>
        <span className="unseen">{m.marks_roll_none()}</span>
      </span>
    )
  if (state === 'some') return <span className={styles.figures}>{m.marks_roll_some({ right, marked })}</span>
  return (
    <span className={styles.figures}>
      {state !== 'saved' && <small>{m.marks_roll_unsaved()}</small>} {right}
    </span>
  )
}
