import { type ReactNode, useState } from 'react'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import styles from './export-buttons.module.css'
import './print.css'
import type { Table } from './save-csv.ts'

interface ExportButtonsProps extends Table {
  /** Prints the table, if the page has more than that on paper. */
  readonly onPrint?: () => void
  /** More tools of the table, before both. */
  readonly children?: ReactNode
}

/** Buttons that save the table of the screen as a file, or print it. `rows` are the rows on the screen. */
export function ExportButtons({ onPrint = () => print(), children, ...table }: ExportButtonsProps) {
  const [hasFailed, setFailed] = useState(false)
  // The code that writes the file is loaded at the first tap.
  const save = async () => {
    setFailed(false)
    try {
      const { saveCsv } = await import('./save-csv.ts')
      saveCsv(table)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className={classNames(styles.buttons, 'unprinted')} data-part="export">
      {children}
      <TextButton onClick={save}>
        <Icon name="save" /> <span>{m.class_save_csv()}</span>
      </TextButton>
      <TextButton onClick={onPrint}>
        <Icon paths={teacherIcons.print} /> <span>{m.class_print()}</span>
      </TextButton>
      {hasFailed && <Failed text={m.class_file_not_saved()} onTryAgain={save} />}
    </div>
  )
}
