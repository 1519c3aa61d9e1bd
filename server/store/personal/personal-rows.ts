/** The tables that hold the rows of an account or of a class. Export, erasure and retention share this table. */
import { type Kysely, sql } from 'kysely'
import { holdersOf } from '../accounts/tries.ts'
import { placements } from '../engines/cluster/citus.ts'
import type { Tables } from '../schema.ts'
import { inChunks } from '../statements/chunks.ts'

export type AnyRow = Record<string, unknown>

/** The rows of a table that have one of the values in a column and, with `kinds`, one of these in the column `what`. */
export interface OwnedRows {
  readonly table: TableOfAccount | TableOfClass
  readonly column: string
  readonly values: readonly string[]
  readonly kinds?: readonly string[] | undefined
}

export interface Person {
  readonly id: string
  readonly email: string | null
  /** The account that was merged into this one, some of whose rows still have its id. */
  readonly mergedFrom?: string | null
}

/** If a table has one of these columns, it names the account. Of several columns, the first one counts. */
type ColumnOfAccount<T extends keyof Tables> = 'student_id' extends keyof Tables[T]
  ? 'student_id'
  : 'account_id' extends keyof Tables[T]
    ? 'account_id'
    : 'teacher_id' extends keyof Tables[T]
      ? 'teacher_id'
      : (keyof Tables[T] & string) | null

/**
 * The column that names the account, or null if no row belongs to one. The account comes first: without it, nobody
 * signs in and no request is let in. Rounds come before moves and progress, as in every save.
 */
const columnOfAccount = {
  accounts: 'id',
  sessions: 'account_id',
  rounds: 'student_id',
  moves: 'student_id',
  progress: 'student_id',
  memberships: 'student_id',
  join_requests: 'student_id',
  cards: 'student_id',
  teachers: 'id',
  class_teachers: 'teacher_id',
  class_invitations: 'email',
  invitations: 'email',
  removals: 'student_id',
  name_changes: 'student_id',
  tries: 'holder',
  device_reports: 'student_id',
  task_students: 'student_id',
  sets: 'teacher_id',
  set_versions: 'teacher_id',
  worksheets: 'teacher_id',
  task_sets: 'student_id',
  solved_problems: 'student_id',
  paper_answers: 'student_id',
  classrooms: null,
  tasks: null,
  erased: null,
  jobs: null,
  write_checks: null,
} as const satisfies { readonly [T in keyof Tables]: ColumnOfAccount<T> }

type AccountColumns = typeof columnOfAccount
/** A table with rows that belong to an account. */
export type TableOfAccount = {
  [T in keyof AccountColumns]: AccountColumns[T] extends null ? never : T
}[keyof AccountColumns]

/** The names of a person in tables that have other names than the id. */
const namesOf: Partial<Record<keyof Tables, (person: Person) => readonly string[]>> = {
  invitations: addressOf,
  class_invitations: addressOf,
  tries: ({ id }) => holdersOf(id),
}

function addressOf({ email }: Person): string[] {
  return email === null ? [] : [email.toLowerCase()]
}

/** A table whose rows belong to a student. */
export type TableOfStudent = {
  [T in keyof Tables]: 'student_id' extends keyof Tables[T] ? T : never
}[keyof Tables]

type WithClass = { [T in keyof Tables]: 'class_id' extends keyof Tables[T] ? T : never }[keyof Tables]

/**
 * The column that names the class, or null if the rows do not belong to it. A change of a name or of progress belongs
 * to the student only, whichever class it was made through. Citus needs the tables that are whole on each node before
 * those that are spread.
 */
const columnOfClass = {
  classrooms: 'id',
  class_teachers: 'class_id',
  class_invitations: 'class_id',
  tasks: 'class_id',
  task_sets: 'class_id',
  memberships: 'class_id',
  join_requests: 'class_id',
  removals: 'class_id',
  task_students: 'class_id',
  // A card goes with its student, and a worksheet stays with its maker.
  cards: null,
  worksheets: null,
} as const satisfies { readonly classrooms: 'id' } & Readonly<Record<WithClass, 'class_id' | null>>

type ClassColumns = typeof columnOfClass
/** A table with rows that belong to a class. */
export type TableOfClass = {
  [T in keyof ClassColumns]: ClassColumns[T] extends null ? never : T
}[keyof ClassColumns]

/** The kinds of the rows that belong to a class, if the table has other kinds too. */
const kindsOfClass: Partial<Record<keyof Tables, readonly string[]>> = { removals: ['membership', 'moveUp'] }

export function rowsOfAccount(person: Person): OwnedRows[] {
  return entries(columnOfAccount).flatMap(([table, column]) => {
    const values = namesIn(table, person)
    return values.length > 0 ? [{ table, column, values }] : []
  })
}

/** Returns the names of a person in a table: of the account, and of the one that was merged into it. */
function namesIn(table: keyof Tables, { id, email, mergedFrom }: Person): string[] {
  const namesBy = namesOf[table] ?? idOf
  return [...namesBy({ id, email }), ...(mergedFrom ? namesBy({ id: mergedFrom, email: null }) : [])]
}

const idOf = ({ id }: Person): readonly string[] => [id]

export function rowsOfClass(classId: string): OwnedRows[] {
  return entries(columnOfClass).map(([table, column]) => {
    return { table, column, values: [classId], kinds: kindsOfClass[table] }
  })
}

/**
 * Returns the names of tables in the order in which their rows come back: first those that are whole on each node,
 * beginning with the classes, then the accounts, without which no other row of a student is let in, then the rest.
 */
export function inOrderOfReturn(tables: readonly string[]): string[] {
  const order = [
    ...Object.keys(placements).filter(isWhole),
    ...Object.keys(columnOfAccount).filter((table) => !isWhole(table)),
  ]
  return tables.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
}

/** Returns whether a table is whole on each node of Citus. Its rows change before those of a table that is spread. */
export const isWhole = (table: string) => placements[table as keyof Tables] === null

/** The statements that name a table by a variable. */
export type AnyTables = Kysely<Record<string, AnyRow>>
export const anyTables = (db: Kysely<Tables>) => db as unknown as AnyTables

export function selectOwned(db: Kysely<Tables>, { table, column, values, kinds }: OwnedRows): Promise<AnyRow[]> {
  const rows = anyTables(db).selectFrom(table).where(column, 'in', values).selectAll()
  return (kinds === undefined ? rows : rows.where('what', 'in', kinds)).execute()
}

/** The rows of a page. A page is small, because a copy of it is made in one step that no request can interrupt. */
export const rowsInPage = 100

/**
 * The columns that order the rows of an account in a table that can have very many of them. `few`: an account or a
 * class has few rows in the table, which are read at once.
 */
const pageKeys: Readonly<Record<TableOfAccount | TableOfClass, readonly string[] | 'few'>> = {
  accounts: 'few',
  sessions: 'few',
  rounds: ['round_id'],
  moves: ['round_id', 'number'],
  progress: 'few',
  memberships: 'few',
  join_requests: 'few',
  cards: 'few',
  teachers: 'few',
  class_teachers: 'few',
  class_invitations: 'few',
  invitations: 'few',
  removals: 'few',
  name_changes: 'few',
  tries: 'few',
  device_reports: 'few',
  task_students: 'few',
  sets: 'few',
  set_versions: 'few',
  worksheets: 'few',
  task_sets: 'few',
  solved_problems: 'few',
  paper_answers: 'few',
  classrooms: 'few',
  tasks: 'few',
}

/** Yields rows in pages. Tables with very many rows are read page by page, in the order of their keys. */
export async function* pagesOf(db: Kysely<Tables>, owned: OwnedRows): AsyncGenerator<readonly AnyRow[]> {
  const key = pageKeys[owned.table]
  if (key === 'few') return yield* inPages(await selectOwned(db, owned))
  for (const value of owned.values)
    for (let last: AnyRow | undefined; ; ) {
      const page = await selectPage(db, { ...owned, value, key, last })
      if (page.length > 0) yield page
      last = page[rowsInPage - 1]
      if (!last) break
    }
}

/** Yields rows in pages. */
export async function* inPages(rows: readonly AnyRow[]): AsyncGenerator<readonly AnyRow[]> {
  for (let from = 0; from < rows.length; from += rowsInPage) yield rows.slice(from, from + rowsInPage)
}

interface PageOfRows extends Pick<OwnedRows, 'table' | 'column'> {
  readonly value: string
  readonly key: readonly string[]
  /** The last row of the page before, if there is one. */
  readonly last: AnyRow | undefined
}

function selectPage(db: Kysely<Tables>, { table, column, value, key, last }: PageOfRows): Promise<AnyRow[]> {
  let rows = anyTables(db).selectFrom(table).where(column, '=', value).selectAll().limit(rowsInPage)
  for (const part of key) rows = rows.orderBy(part)
  if (last) {
    const names = key.map((part) => sql.ref(part))
    const values = key.map((part) => sql`${last[part]}`)
    rows = rows.where(sql<boolean>`(${sql.join(names)}) > (${sql.join(values)})`)
  }
  return rows.execute()
}

/** Deletes rows and returns them as they were. */
export function takeOwned(db: Kysely<Tables>, rows: OwnedRows): Promise<AnyRow[]> {
  return deletionOf(db, rows).returningAll().execute()
}

/** Rows by table. */
export type Taken = ReadonlyMap<string, readonly AnyRow[]>

/**
 * Deletes all rows of some people, and returns them by account and table. Each table takes a few statements, however
 * many people there are. The tables that are whole on each node of Citus come first, and the accounts come next.
 * Accounts that were merged into theirs are deleted too, and come last.
 */
export async function takePeople(db: Kysely<Tables>, people: readonly Person[]): Promise<Map<string, Taken>> {
  const taken = new Map<string, Map<string, AnyRow[]>>()
  for (const table of inOrderOfReturn(Object.keys(columnOfAccount)) as (keyof AccountColumns)[]) {
    const column = columnOfAccount[table]
    if (column === null) continue
    const namesBy = namesOf[table] ?? idOf
    const idByName = new Map(people.flatMap((person) => namesBy(person).map((name) => [name, person.id] as const)))
    for (const names of inChunks([...idByName.keys()])) {
      const rows = await anyTables(db).deleteFrom(table).where(column, 'in', names).returningAll().execute()
      for (const row of rows) {
        const id = idByName.get(String(row[column])) ?? ''
        const ofPerson = taken.get(id) ?? new Map<string, AnyRow[]>()
        const ofTable = ofPerson.get(table) ?? []
        ofTable.push(row)
        taken.set(id, ofPerson.set(table, ofTable))
      }
    }
  }
  const merged = [...taken.values()]
    .flatMap((rows) => rows.get('accounts') ?? [])
    .flatMap((row) => row.merged_from ?? [])
  if (merged.length > 0) {
    const others = await takePeople(
      db,
      merged.map((id) => ({ id: String(id), email: null })),
    )
    for (const [id, rows] of others) taken.set(id, new Map([...rows].map(([table, found]) => [table, [...found]])))
  }
  return taken
}

export async function deleteOwned(db: Kysely<Tables>, rows: OwnedRows): Promise<void> {
  await deletionOf(db, rows).execute()
}

function deletionOf(db: Kysely<Tables>, { table, column, values, kinds }: OwnedRows) {
  const deletion = anyTables(db).deleteFrom(table).where(column, 'in', values)
  return kinds === undefined ? deletion : deletion.where('what', 'in', kinds)
}

/** Returns the tables that have a column in a table of columns, with this column. */
function entries<Columns extends Readonly<Partial<Record<keyof Tables, string | null>>>>(columns: Columns) {
  type Named = { [T in keyof Columns]: Columns[T] extends null ? never : T }[keyof Columns]
  return Object.entries(columns).filter(([, column]) => column !== null) as [Named, string][]
}
