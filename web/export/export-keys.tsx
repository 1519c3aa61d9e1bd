import { useState } from 'react'
import { classNames } from '../ui/class-names.ts'
import { Failed } from '../ui/failed.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeyText } from '../ui/key.tsx'
import styles from './export-keys.module.css'
import './print.css'
import type { Table } from './save-csv.ts'

/** Saves as a file, or prints, what the screen shows: `rows` are those that are on it. */
export function ExportKeys(table: Table) {
  const [hasFailed, setFailed] = useState(false)
  // What writes the file is loaded at the first tap.
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
    <div className={classNames(styles.keys, 'unprinted')}>
      <KeyText onClick={save}>
        <Icon name="save" /> <span>Save as CSV</span>
      </KeyText>
      <KeyText onClick={() => print()}>
        <Icon name="print" /> <span>Print</span>
      </KeyText>
      {hasFailed && <Failed text="The file could not be made." onTryAgain={save} />}
    </div>
  )
}
