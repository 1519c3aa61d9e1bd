/**
 * The rights of the role with which the app runs, where another role owns the tables and migrates them
 * (docs/operations.md, "Two roles").
 */
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.ts'

type Right = 'select' | 'insert' | 'update' | 'delete'

const everything: readonly Right[] = ['select', 'insert', 'update', 'delete']

/**
 * The statements that a server executes on each table. Moves are evidence and are never changed, and neither are erased
 * rows. Invitations are written by the operator's command, which uses the other role. A server deletes them when they
 * are too old.
 */
const rights: { readonly [T in keyof Tables]: readonly Right[] } = {
  accounts: everything,
  teachers: ['select', 'insert', 'delete'],
  invitations: ['select', 'delete'],
  classrooms: everything,
  class_teachers: everything,
  class_invitations: everything,
  memberships: everything,
  join_requests: ['select', 'insert', 'delete'],
  cards: everything,
  progress: everything,
  rounds: everything,
  moves: ['select', 'insert', 'delete'],
  removals: everything,
  name_changes: everything,
  tasks: everything,
  task_students: ['select', 'insert', 'delete'],
  sets: everything,
  set_versions: ['select', 'insert', 'delete'],
  worksheets: ['select', 'insert', 'delete'],
  paper_answers: everything,
  task_sets: everything,
  solved_problems: everything,
  tries: ['select', 'insert', 'delete'],
  sessions: everything,
  device_reports: everything,
  erased: ['select', 'insert', 'delete'],
  jobs: ['select', 'insert', 'update'],
  write_checks: everything,
}

/** Kysely's tables of the executed migrations. Backups read both. */
const migrationTables: readonly string[] = ['kysely_migration', 'kysely_migration_lock']

function rightsOf(table: string): readonly Right[] | undefined {
  return migrationTables.includes(table) ? ['select'] : (rights as Readonly<Record<string, readonly Right[]>>)[table]
}

/** The key of the advisory lock, because PostgreSQL refuses two grants of one table at the same moment. */
const lockKey = 7_316_021

/** Returns the name of the role in the address of a database. */
export function roleIn(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).username)
}

/**
 * Gives a role its rights, and takes any others away. Returns a line for the operator where the role may create tables
 * all the same.
 */
export function grantRights(db: Kysely<Tables>, role: string): Promise<string | null> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${lockKey})`.execute(trx)
    const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(trx)
    const [schema, to] = [sql.id(rows[0]?.name ?? 'public'), sql.id(role)]
    await sql`revoke all on all tables in schema ${schema} from ${to}`.execute(trx)
    await sql`grant usage on schema ${schema} to ${to}`.execute(trx)
    // A restored backup of an older version lacks the newer tables until the next migration.
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = current_schema()`.execute(trx)
    for (const { name } of tables) {
      const given = rightsOf(name)
      if (given) await sql`grant ${sql.raw(given.join(', '))} on ${sql.table(name)} to ${to}`.execute(trx)
    }
    const { rows: found } = await sql<{ may: boolean }>`
      select has_schema_privilege(${role}, current_schema(), 'create') as may`.execute(trx)
    return found[0]?.may ? `The role ${role} may create tables. See "Two roles" in docs/operations.md.` : null
  })
}
