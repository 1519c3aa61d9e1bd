/** The tables of an export as files: JSON, and CSV for spreadsheets. The operator and teachers get the same files. */
import Papa from 'papaparse'
import type { AnyRow } from '../store/personal/personal-rows.ts'

/** A text that a spreadsheet would calculate, as in web/export/save-csv.ts. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without this mark, spreadsheets assume an old encoding and break macrons. */
const byteOrderMark = '\uFEFF'

export interface ExportFile {
  /** The path in the export, such as `students/0f3c…/progress.csv`. */
  readonly name: string
  readonly text: string
}

/** Returns the files of a table. */
export function tableFiles(table: string, rows: readonly AnyRow[]): ExportFile[] {
  return [
    { name: `${table}.json`, text: `${JSON.stringify(rows, null, 2)}\n` },
    { name: `${table}.csv`, text: toCsv(rows) },
  ]
}

function toCsv(rows: readonly AnyRow[]): string {
  const isText = (value: unknown) => typeof value === 'string'
  return byteOrderMark + Papa.unparse([...rows], { escapeFormulae: formula, newline: '\r\n', quotes: isText })
}
