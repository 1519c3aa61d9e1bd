import { teacherIcons } from '../classes/teacher-icons.ts'
import { m } from '../language/messages.ts'
import { Icon } from '../ui/base/icon.tsx'
import styles from './find-student.module.css'
import { wantsSearch } from './list/student-search.ts'

interface FindStudentProps {
  /** The number of students in the class. */
  readonly students: number
  readonly search: string
  readonly onSearch: (search: string) => void
  /** The number of students that are shown. */
  readonly found: number
}

/** Finds students of a large class by a part of the name. A screen reader says how many were found. */
export function FindStudent({ students, search, onSearch, found }: FindStudentProps) {
  if (!wantsSearch(students, search)) return null
  return (
    <div className="unprinted">
      <label className={styles.search}>
        <span className="unseen">{m.class_find()}</span>
        <Icon paths={teacherIcons.search} />
        <input
          type="search"
          placeholder={m.class_find()}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      </label>
      <p role="status" className="unseen">
        {search.trim() && (found === 0 ? m.class_none_found() : m.class_found({ count: found }))}
      </p>
    </div>
  )
}
