import { Icon } from '../../ui/base/icon.tsx'
import styles from './find-student.module.css'

/** Finds a student of a long list by the name as it is typed; how many were found is said aloud. */
export function FindStudent(props: { sought: string; onSought: (sought: string) => void; found: number }) {
  const { sought, onSought, found } = props
  return (
    <div className="unprinted">
      <label className={styles.search}>
        <span className="unseen">Find a student</span>
        <Icon name="search" />
        <input
          type="search"
          placeholder="Find a student"
          value={sought}
          onChange={(event) => onSought(event.target.value)}
        />
      </label>
      <p role="status" className="unseen">
        {sought.trim() && (found === 0 ? 'No student of this name.' : `${found} found`)}
      </p>
    </div>
  )
}
