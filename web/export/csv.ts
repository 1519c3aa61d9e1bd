import Papa from 'papaparse'

export type Cell = string | number
export type Row = readonly Cell[]

/**
 * What a spreadsheet would calculate instead of show, also behind blanks, over several lines and in wide letters; the
 * library's own pattern (`escapeFormulae: true`) lets a formula with a line break pass.
 */
const formula = /^\s*[=+\-@＝＋－＠\t\r\n]/

/** Spreadsheets take a file without it for their own old letters, and macrons break. */
const byteOrderMark = '\uFEFF'

/** A table as the text of a CSV file (RFC 4180) which spreadsheets show as it stands and never calculate. */
export function toCsv(header: readonly string[], rows: readonly Row[]): string {
  const rules = { escapeFormulae: formula, newline: '\r\n', quotes: isText }
  return byteOrderMark + Papa.unparse([header, ...rows], rules)
}

/** In quotes, whatever is in it: where a spreadsheet splits at semicolons or tabs, a name with one would begin a cell of its own. */
const isText = (value: unknown) => typeof value === 'string'
