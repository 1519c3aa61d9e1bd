import Papa from 'papaparse'

export type Cell = string | number
export type CsvRow = readonly Cell[]

/**
 * A text that a spreadsheet would calculate. It may begin with blanks, have several lines or wide characters. The
 * library's own pattern (`escapeFormulae: true`) misses a formula with a line break.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Without this mark, spreadsheets assume an old encoding and break macrons. */
const byteOrderMark = '\uFEFF'

/** Returns a table as the text of a CSV file (RFC 4180). Spreadsheets show each cell and calculate none. */
export function toCsv(header: readonly string[], rows: readonly CsvRow[]): string {
  const rules = { escapeFormulae: formula, newline: '\r\n', quotes: isText }
  return byteOrderMark + Papa.unparse([header, ...rows], rules)
}

/** Every text is quoted. Otherwise a spreadsheet that splits at semicolons or tabs could split a name. */
const isText = (value: unknown) => typeof value === 'string'
