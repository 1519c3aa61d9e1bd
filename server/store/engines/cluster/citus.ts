/**
 * Tables on several PostgreSQL servers with Citus (docs/decisions/020-citus-and-patroni.md). The app connects to the
 * coordinator only.
 */
import { Kysely, type QueryExecutorProvider, sql } from 'kysely'
import type { Tables } from '../../schema.ts'
import { planning, postgresDialect } from '../postgres.ts'

/** The address of a worker, as the coordinator reaches it. */
export interface NodeAddress {
  readonly host: string
  readonly port: number
}

/** The column by which a table is spread over the workers, or null for a copy of the whole table on each node. */
type Placement<T extends keyof Tables> = (keyof Tables[T] & string) | null

/**
 * All rows of a student are on one worker, with the student's account and sessions. So statements about one student,
 * and joins of these tables by student, stay on one worker. Classes are small and are joined with everything.
 * `write_checks` is on each node, so a readiness check proves that all of them accept writes.
 */
export const placements: { readonly [T in keyof Tables]: Placement<T> } = {
  classrooms: null,
  class_teachers: null,
  class_invitations: null,
  tasks: null,
  task_sets: null,
  invitations: null,
  write_checks: null,
  jobs: null,
  accounts: 'id',
  teachers: 'id',
  sessions: 'account_id',
  memberships: 'student_id',
  join_requests: 'student_id',
  cards: 'student_id',
  progress: 'student_id',
  rounds: 'student_id',
  moves: 'student_id',
  removals: 'student_id',
  name_changes: 'student_id',
  tries: 'holder',
  device_reports: 'student_id',
  task_students: 'student_id',
  solved_problems: 'student_id',
  paper_answers: 'student_id',
  sets: 'teacher_id',
  set_versions: 'teacher_id',
  worksheets: 'teacher_id',
  erased: 'holder',
}

/** The first spread table. The shards of the others are beside its shards. */
const first = 'accounts' satisfies keyof Tables

/** The key of the advisory lock that one process holds while it distributes tables. */
const lockKey = 7_316_020

/** Returns the workers that the coordinator of a database knows: none without Citus. */
export async function workersOf(db: QueryExecutorProvider): Promise<NodeAddress[]> {
  if (!(await isCitus(db))) return []
  const { rows } = await sql<NodeAddress>`
    select nodename as host, nodeport as port from pg_dist_node where groupid > 0 order by nodeid`.execute(db)
  return rows
}

/** Returns whether the app's tables are on several nodes. */
export async function isDistributed(db: QueryExecutorProvider): Promise<boolean> {
  return (await isCitus(db)) && (await distributedTables(db)).has(first)
}

async function isCitus(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('pg_catalog.pg_dist_node') is not null as found`.execute(db)
  return rows[0]?.found === true
}

async function distributedTables(db: QueryExecutorProvider): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

/**
 * Distributes each table that is on the coordinator alone, with its rows. Processes may call this at the same time.
 * Returns the names of the tables.
 */
export function distributeTables(db: Kysely<Tables>): Promise<(keyof Tables)[]> {
  return db.connection().execute(async (one) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(one)
    try {
      const done = await distributedTables(one)
      const missing = Object.keys(placements).filter((name): name is keyof Tables => !done.has(name))
      for (const table of missing) await distribute(one, table)
      return missing
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(one)
    }
  })
}

async function distribute(db: QueryExecutorProvider, table: keyof Tables): Promise<void> {
  const column = placements[table]
  const beside = table === first ? 'none' : first
  await (column === null
    ? sql`select create_reference_table(${table})`
    : sql`select create_distributed_table(${table}, ${column}, colocate_with => ${beside})`
  ).execute(db)
  // Citus has copied the rows and leaves the old ones on the coordinator's disk.
  await sql`select truncate_local_data_after_distributing_table(${table})`.execute(db)
}

/**
 * Installs the extension in a database on the coordinator and on each worker, and tells the coordinator who they are.
 * The database must exist on each of them, and each must load the library of Citus at its start. `coordinator` is the
 * address of the database on the coordinator. The workers have the same user and password. May be called again with
 * more workers.
 */
export async function prepareNodes(coordinator: string, workers: readonly NodeAddress[]): Promise<void> {
  for (const { host, port } of workers) {
    const url = new URL(coordinator)
    url.hostname = host
    url.port = String(port)
    await onServer(url.href, async (worker) => {
      await install.execute(worker)
      // The coordinator's connections do not hand their own settings on.
      const name = decodeURIComponent(url.pathname.slice(1))
      for (const setting of planning) await sql`alter database ${sql.id(name)} set ${sql.raw(setting)}`.execute(worker)
    })
  }
  const { hostname, port } = new URL(coordinator)
  await onServer(coordinator, async (db) => {
    await install.execute(db)
    await sql`select citus_set_coordinator_host(${hostname}, ${Number(port || 5432)})`.execute(db)
    for (const { host, port } of workers) await sql`select citus_add_node(${host}, ${port})`.execute(db)
  })
}

const install = sql`create extension if not exists citus`

async function onServer(url: string, work: (db: QueryExecutorProvider) => Promise<void>): Promise<void> {
  const db = new Kysely<unknown>({ dialect: postgresDialect(url) })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}
