/** Reads a CSV file in the browser, so that columns without names never leave it. */
import Papa from 'papaparse'

export interface FileRow {
  /** The number of the row in the file, from 1 on. */
  readonly number: number
  readonly cells: readonly string[]
}

/**
 * Returns the text of a file. UTF-16 has a mark at its beginning. A file that is not UTF-8 was written by a program
 * that uses Windows-1252, such as an older Excel.
 */
export function decodeFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/**
 * Returns the rows of a text that are not blank, whatever delimiter it uses. Excel names an unusual one in its first
 * line.
 */
export function readRows(text: string): FileRow[] {
  const named = /^sep=(.)\r?\n/u.exec(text)
  const { data } = Papa.parse<string[]>(text, named?.[1] ? { delimiter: named[1] } : {})
  return data.flatMap((cells, i) =>
    cells.every((cell) => cell.trim() === '') || (named && i === 0) ? [] : [{ number: i + 1, cells }],
  )
}
