/** Where the rows of an account or of a class are. Export, erasure and retention share this table. */
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

export type Row = Record<string, unknown>

/** The rows of a table that have a value in a column. */
export interface OwnedRows {
  readonly table: keyof Tables
  readonly column: string
  readonly value: string
}

export interface Person {
  readonly id: string
  readonly email: string | null
}

type ColumnByTable = { readonly [T in keyof Tables]: (keyof Tables[T] & string) | null }

/**
 * The column that names the account, or null where no row belongs to one. The account comes first: without it, nobody
 * signs in and no request is let in. Rounds come before moves and progress, as in every save.
 */
const columnOfAccount: ColumnByTable = {
  accounts: 'id',
  sessions: 'account_id',
  rounds: 'student_id',
  moves: 'student_id',
  progress: 'student_id',
  memberships: 'student_id',
  teachers: 'id',
  class_teachers: 'teacher_id',
  invitations: 'email',
  removals: 'student_id',
  tries: 'holder',
  device_reports: 'student_id',
  classrooms: null,
  erased: null,
  jobs: null,
  write_checks: null,
}

/** Rows of a person for which the table has another name than the id. */
const nameOf: Partial<Record<keyof Tables, (person: Person) => string | null>> = {
  invitations: ({ email }) => email?.toLowerCase() ?? null,
  tries: ({ id }) => `code ${id}`,
}

const columnOfClass = {
  classrooms: 'id',
  class_teachers: 'class_id',
  memberships: 'class_id',
  removals: 'class_id',
} as const satisfies Partial<ColumnByTable>

export function rowsOfAccount(person: Person): OwnedRows[] {
  return entries(columnOfAccount).flatMap(([table, column]) => {
    const value = (nameOf[table] ?? (({ id }) => id))(person)
    return column && value ? [{ table, column, value }] : []
  })
}

export function rowsOfClass(classId: string): OwnedRows[] {
  return entries(columnOfClass).flatMap(([table, column]) => (column ? [{ table, column, value: classId }] : []))
}

/** The statements that name a table by a variable. */
export type AnyTables = Kysely<Record<string, Row>>
export const anyTables = (db: Kysely<Tables>) => db as unknown as AnyTables

export function selectOwned(db: Kysely<Tables>, { table, column, value }: OwnedRows): Promise<Row[]> {
  return anyTables(db).selectFrom(table).where(column, '=', value).selectAll().execute()
}

/** Deletes rows and returns them as they were. */
export function takeOwned(db: Kysely<Tables>, { table, column, value }: OwnedRows): Promise<Row[]> {
  return anyTables(db).deleteFrom(table).where(column, '=', value).returningAll().execute()
}

export async function deleteOwned(db: Kysely<Tables>, { table, column, value }: OwnedRows): Promise<void> {
  await anyTables(db).deleteFrom(table).where(column, '=', value).execute()
}

const entries = (columns: Partial<ColumnByTable>) => Object.entries(columns) as [keyof Tables, string | null][]
