import Papa from 'papaparse'

type CsvRow = readonly (string | number)[]

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

/** A table that can be saved or printed: `name` says what it holds. */
export interface Table {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly CsvRow[]
}

/** Saves the table as a file through the browser. */
export function saveCsv({ name, header, rows }: Table): void {
  const file = new Blob([toCsv(header, rows)], { type: 'text/csv;charset=utf-8' })
  saveFile(file, { content: name, ending: 'csv' })
}

/** What a file holds, and the ending of its name, without a full stop. */
interface FileKind {
  readonly content: string
  readonly ending: 'csv' | 'zip'
}

/** Saves a file through the browser. */
export function saveFile(file: Blob, kind: FileKind): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(kind, new Date())
  link.click()
  // The browser reads the file after the tap.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Characters that file names cannot have on Windows, macOS, Android or Linux, and invisible ones. */
const refused = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu

/** Returns a name such as 'Room 12 Maths, Addition 2026-02-09.csv', with the day in the time zone of the teacher. */
export function fileName({ content, ending }: FileKind, on: Date): string {
  const allowed = content
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
  // It is cut by code point, so that no surrogate pair is split.
  const name = [...allowed].slice(0, 100).join('').trim()
  const day = [on.getFullYear(), on.getMonth() + 1, on.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
  return `${name} ${day}.${ending}`.trim()
}
