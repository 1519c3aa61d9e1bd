import { type Row, toCsv } from './csv.ts'
import { csvFileName } from './file-name.ts'

/** A table that can be saved or printed: `name` says what it holds. */
export interface Table {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly Row[]
}

/** Hands the table to the browser as a file to keep. */
export function saveCsv({ name, header, rows }: Table): void {
  const address = URL.createObjectURL(new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = csvFileName(name, new Date())
  link.click()
  // The browser reads the file after the tap.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
