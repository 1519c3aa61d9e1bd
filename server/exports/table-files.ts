/** The tables of an export as files: JSON, and CSV for spreadsheets. The operator and teachers get the same files. */
import Papa from 'papaparse'
import type { AnyRow } from '../store/personal/personal-rows.ts'
import { withIsoTimes } from './iso-times.ts'
import type { Pages } from './pages.ts'

/** A text that a spreadsheet would calculate, as in web/export/save-csv.ts. */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without this mark, spreadsheets assume an old encoding and break macrons. */
const byteOrderMark = '\uFEFF'

/** A part of a file. Those of one file come in order, and those of other files may come between them. */
export interface FilePiece {
  /** The path in the export, such as `students/Mia Chen (0f3c91aa)/progress.csv`. */
  readonly name: string
  readonly text: string
  readonly isLast: boolean
}

/** A table of an export, with its rows in pages. */
export interface ExportTable {
  /** The path of its files without the ending. */
  readonly name: string
  readonly pages: Pages
}

/** Yields the files of a table in pieces, both from the same read of its rows. A table without rows has no files. */
export async function* piecesOf({ name, pages }: ExportTable): AsyncGenerator<FilePiece> {
  const [json, csv] = [`${name}.json`, `${name}.csv`]
  let isFirst = true
  for await (const page of pages) {
    if (page.length === 0) continue
    const rows = page.map(withIsoTimes)
    yield { name: json, text: (isFirst ? '[\n' : ',\n') + itemsIn(rows), isLast: false }
    yield { name: csv, text: (isFirst ? byteOrderMark : newline) + toCsv(rows, isFirst), isLast: false }
    isFirst = false
  }
  if (isFirst) return
  yield { name: json, text: '\n]\n', isLast: true }
  yield { name: csv, text: '', isLast: true }
}

/** Returns rows as the items of a JSON array, without its brackets. */
const itemsIn = (rows: readonly AnyRow[]) => JSON.stringify(rows, null, 2).slice('[\n'.length, -'\n]'.length)

const newline = '\r\n'

function toCsv(rows: readonly AnyRow[], header: boolean): string {
  const isText = (value: unknown) => typeof value === 'string'
  return Papa.unparse([...rows], { header, escapeFormulae: formula, newline, quotes: isText })
}
