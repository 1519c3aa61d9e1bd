import { ExportButtons } from '../export/export-buttons.tsx'
import type { Table } from '../export/save-csv.ts'
import { Icon } from '../ui/base/icon.tsx'
import styles from './class-tools.module.css'
import { wantsSearch } from './list/matches.ts'

interface ClassToolsProps {
  /** How many students the class has. */
  readonly students: number
  readonly sought: string
  readonly onSought: (sought: string) => void
  /** How many of them are shown. */
  readonly found: number
  readonly table: Table
}

/** The line above the students of a class, on each of its pages: find a student, save and print. */
export function ClassTools({ students, sought, onSought, found, table }: ClassToolsProps) {
  return (
    <div className={styles.tools}>
      {wantsSearch(students, sought) && <FindStudent sought={sought} onSought={onSought} found={found} />}
      <ExportButtons {...table} />
    </div>
  )
}

/** Finds students by a part of the name. A screen reader says how many were found. */
function FindStudent(props: { sought: string; onSought: (sought: string) => void; found: number }) {
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
