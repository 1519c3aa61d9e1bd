import { m } from '../language/messages.ts'
import styles from './group-names.module.css'
import { StudentLink } from './student-link.tsx'

/** The names of a group that are shown. */
const firstNames = 6

interface GroupNamesProps {
  readonly students: readonly string[]
  readonly nameOf: ReadonlyMap<string, string>
  /** Returns the page about a student to which the name leads. */
  readonly pathOf: (student: string) => string
}

/** The first names of a group, and how many more there are. */
export function GroupNames({ students, nameOf, pathOf }: GroupNamesProps) {
  return (
    <p className={styles.people}>
      {students.slice(0, firstNames).map((student) => (
        <StudentLink key={student} name={nameOf.get(student) ?? ''} to={pathOf(student)} />
      ))}
      {students.length > firstNames && <span>{m.insight_more_names({ count: students.length - firstNames })}</span>}
    </p>
  )
}
