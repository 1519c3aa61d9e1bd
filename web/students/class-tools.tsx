import { ExportButtons } from '../export/export-buttons.tsx'
import type { Table } from '../export/save-csv.ts'
import styles from './class-tools.module.css'
import { FindStudent } from './list/find-student.tsx'
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

/** What stands above the students of a class on each of its pages: find one, save, print. One line, on a phone too. */
export function ClassTools({ students, sought, onSought, found, table }: ClassToolsProps) {
  return (
    <div className={styles.tools}>
      {wantsSearch(students, sought) && <FindStudent sought={sought} onSought={onSought} found={found} />}
      <ExportButtons {...table} />
    </div>
  )
}
