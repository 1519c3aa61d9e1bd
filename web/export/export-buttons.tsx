import { useRef, useState } from 'react'
import type { MoreEntry } from '../classes/more-entries.ts'
import { MoreMenu } from '../classes/more-menu.tsx'
import { teacherIcons } from '../classes/teacher-icons.ts'
import { useIsPhone } from '../classes/use-is-phone.ts'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Failed } from '../ui/base/failed.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { iconPaths } from '../ui/base/icon-paths.ts'
import styles from './export-buttons.module.css'
import './print.css'
import type { Table } from './save-csv.ts'

interface ExportButtonsProps extends Table {
  /** Prints the table, if the page has more than that on paper. */
  readonly onPrint?: () => void
  /** More tools of the table, before both. */
  readonly more?: readonly MoreEntry[]
  /** The name of the class or the student. With it, the tools are in the menu "More" on a phone. */
  readonly menuOf?: string | undefined
}

/** Buttons that save the table of the screen as a file, or print it. `rows` are the rows on the screen. */
export function ExportButtons({ onPrint = () => print(), more = [], menuOf, ...table }: ExportButtonsProps) {
  const [hasFailed, setFailed] = useState(false)
  const moreButton = useRef<HTMLButtonElement>(null)
  const isMenu = useIsPhone() && menuOf !== undefined
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
  const tools: readonly MoreEntry[] = [
    ...more,
    { label: m.class_save_csv(), icon: iconPaths.save, onChoose: save },
    { label: m.class_print(), icon: teacherIcons.print, onChoose: onPrint },
  ]
  return (
    <div className={classNames(styles.buttons, 'unprinted')} data-part="export">
      {isMenu ? (
        <MoreMenu name={menuOf} entries={tools} button={moreButton} />
      ) : (
        tools.map(({ label, icon, isOn, onChoose }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a tool keeps its place, and the focus when its label changes
          <TextButton key={i} aria-pressed={isOn} onClick={onChoose}>
            <Icon paths={icon} /> <span>{label}</span>
          </TextButton>
        ))
      )}
      {hasFailed && <Failed text={m.class_file_not_saved()} onTryAgain={save} />}
    </div>
  )
}
