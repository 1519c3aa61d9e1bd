/** The columns of a CSV file, and the names in them. */
import { lineOf, type NameLine, splitName } from './name-lines.ts'
import type { FileRow } from './read-file.ts'

export const columnUses = ['first', 'last', 'whole', 'none'] as const
/** The use of a column. Of several columns with the same use, the first one that is filled in counts. */
export type ColumnUse = (typeof columnUses)[number]

export interface Column {
  /** The heading in the file, and '' without one. */
  readonly heading: string
  readonly use: ColumnUse
  /** Whether it goes before other columns with the same use: a child wants to be called by the preferred name. */
  readonly isPreferred: boolean
}

/** A file as a table. */
export interface NameTable {
  readonly columns: readonly Column[]
  readonly rows: readonly FileRow[]
  /** The number of lines that are left out: of adults, and of people who have left the school. */
  readonly leftOut: number
  /** Whether the file has people of every role without saying which role they have. */
  readonly lacksRoles: boolean
}

/** The headings of each use, in lower case and without anything but letters. */
const headings: Readonly<Record<Exclude<ColumnUse, 'none'>, readonly string[]>> = {
  first: ['firstname', 'first', 'givenname', 'given', 'forename', 'christianname', 'firstnames', 'givennames'],
  last: ['lastname', 'last', 'surname', 'familyname', 'family', 'lastnames', 'ingoawhānau'],
  whole: ['name', 'fullname', 'student', 'studentname', 'pupil', 'pupilname', 'learner', 'child', 'ingoa', 'names'],
}

/** The headings of preferred names. Without "last" or "family" it is a first name. */
const preferred = /^(preferred|knownas|usual)/

/**
 * The columns that a users.csv of OneRoster 1.1 and 1.2 has (https://www.imsglobal.org/spec/oneroster/v1p2/bind/csv).
 */
const rosterHeadings = ['sourcedid', 'enableduser', 'username', 'givenname', 'familyname']

const plain = (heading: string) =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')

function columnOf(heading: string): Column {
  const text = plain(heading)
  const isPreferred = preferred.test(text)
  const rest = text.replace(preferred, '')
  const uses = Object.keys(headings) as (keyof typeof headings)[]
  const use = uses.find((one) => headings[one].includes(rest))
  if (!isPreferred) return { heading, use: use ?? 'none', isPreferred }
  // "Preferred" and "Preferred name" are first names.
  return { heading, use: use === 'last' ? 'last' : use || rest === '' ? 'first' : 'none', isPreferred }
}

/** Returns the table of the rows of a file, or the number of the row where its heading comes again. */
export function tableOf(rows: readonly FileRow[]): NameTable | { readonly secondHeader: number } {
  const [top, ...below] = rows
  const named = top?.cells.map(columnOf) ?? []
  if (!top || named.every(({ use }) => use === 'none'))
    return { columns: withoutHeadings(rows), rows, leftOut: 0, lacksRoles: false }
  const heading = JSON.stringify(top.cells.map(plain))
  const again = below.find(({ cells }) => JSON.stringify(cells.map(plain)) === heading)
  if (again) return { secondHeader: again.number }
  const columns = withoutWholeNames(named)
  const at = (name: string) => top.cells.findIndex((cell) => plain(cell) === name)
  const isRoster = rosterHeadings.every((name) => at(name) >= 0)
  if (!isRoster) return { columns, rows: below, leftOut: 0, lacksRoles: false }
  const [role, status] = [at('role'), at('status')]
  const students = below.filter(
    ({ cells }) =>
      (role < 0 || plain(cells[role] ?? '') === 'student') &&
      (status < 0 || plain(cells[status] ?? '') !== 'tobedeleted'),
  )
  return { columns, rows: students, leftOut: below.length - students.length, lacksRoles: role < 0 }
}

/** Beside first and last names, a whole name is not needed. A "Name" beside a surname is a first name. */
function withoutWholeNames(columns: readonly Column[]): Column[] {
  const has = (use: ColumnUse) => columns.some((column) => column.use === use)
  if (!has('last')) return [...columns]
  const use = has('first') ? 'none' : 'first'
  return columns.map((column) => (column.use === 'whole' ? { ...column, use } : column))
}

/** Without headings, the first column has whole names, or the first two have a first and a last name. */
function withoutHeadings(rows: readonly FileRow[]): Column[] {
  const width = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const uses: readonly ColumnUse[] = width === 1 ? ['whole'] : ['first', 'last']
  return Array.from({ length: width }, (_, i) => ({ heading: '', use: uses[i] ?? 'none', isPreferred: false }))
}

/** Returns whether the columns give a first and a last name. */
export function isComplete(columns: readonly Column[]): boolean {
  const has = (use: ColumnUse) => columns.some((column) => column.use === use)
  return has('whole') || (has('first') && has('last'))
}

/** Returns the names of a table by the uses of its columns. */
export function linesIn({ columns, rows }: Pick<NameTable, 'columns' | 'rows'>): NameLine[] {
  const inOrder = [...columns.entries()].sort(
    ([, one], [, other]) => Number(other.isPreferred) - Number(one.isPreferred),
  )
  return rows.map(({ number, cells }) => {
    const valueIn = (use: ColumnUse) => {
      const filled = inOrder.find(([i, column]) => column.use === use && (cells[i] ?? '').trim() !== '')
      return filled ? (cells[filled[0]] ?? '') : ''
    }
    const [first, last] = splitName(valueIn('whole'))
    return lineOf(number, valueIn('first') || first, valueIn('last') || last)
  })
}
