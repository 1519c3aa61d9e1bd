/** The PostgreSQL engine. No other file but postgres-statements.ts imports its driver. */
import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type CompiledQuery, type Dialect, PostgresDialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Meter } from '../meter.ts'
import { oneTransaction } from '../statements/prepared.ts'
import { type Prepared, parserOf, runPrepared, type Statement } from './postgres-statements.ts'

/** The name of the app's connections in pg_stat_activity. */
export const appName = 'Solve it! Maths'

const statementsKept = 200
/** Milliseconds to wait for a connection, and on the listening connection for any reply. */
const connectPatience = 10_000

/**
 * Settings for the query planner. All our statements use a key, and stay equally fast as the number of schools grows.
 * With its defaults, PostgreSQL assumes the cost of a rotating disk also for data in memory. So it reads the whole
 * table instead of the rows of a class, up to some hundred thousand records. Parallel workers and compiled plans are of
 * use only to long statements, and we have none.
 */
export const planning = ['enable_seqscan = off', 'max_parallel_workers_per_gather = 0', 'jit = off'] as const

/**
 * Settings that limit each wait on the server, so that locks cannot hold every connection, and that end a transaction
 * whose app has gone. A reachable server replies with its own error before `patience` milliseconds are over. 0 means no
 * limit.
 */
const limits = (patience: number) => `
  set lock_timeout = ${Math.ceil(patience * 0.3)};
  set statement_timeout = ${Math.ceil(patience * 0.8)};
  set idle_in_transaction_session_timeout = ${patience}`

/**
 * Makes a commit wait until it is on the disk, and on the synchronous standbys if there are any. The operator may
 * have set less for the server, the database or the role, but an acknowledged answer must survive a crash. The stronger
 * value `remote_apply` stays.
 */
const durability = `
  select set_config('synchronous_commit', 'on', false)
  where current_setting('synchronous_commit') in ('off', 'local', 'remote_write')`

/**
 * Connects to PostgreSQL 15 or newer, at the first statement. A statement fails when no reply comes within `patience`
 * milliseconds. Without `patience`, statements have no limit; migrations need this.
 */
export function postgresDialect(databaseUrl: string, patience = 0, meter?: Meter): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: appName,
    connectionTimeoutMillis: patience || connectPatience,
    query_timeout: patience,
    keepAlive: true,
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
    // The pool waits for this promise, although its type says otherwise.
    onConnect: (client) =>
      client.query([...planning.map((setting) => `set ${setting}`), durability, limits(patience)].join('; ')),
  })
  // Without listeners, a connection that breaks would end the process. Its statement or the next one reports the error.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  meter?.watchPool(() => {
    const { totalCount, idleCount: idle, waitingCount: waiting } = pool
    return { active: totalCount - idle, idle, waiting }
  })
  const nameOf = statementNames()
  const reconnect = { connect: () => pool.connect(), within: patience / 2 }
  const connect = async () => checkedOut(await connectUntil(reconnect, deadlineOf(reconnect)), nameOf, reconnect)
  return new PostgresDialect({ pool: { connect, end: () => pool.end() } })
}

/** A connection that receives notifications. */
export interface Listening {
  readonly broken: AbortSignal
  /** Throws if the server does not respond. */
  ping(): Promise<void>
  end(): void
}

/** Connects and listens on a channel. Throws if the server cannot be reached. */
export async function listenOn(
  databaseUrl: string,
  channel: string,
  onNotification: (payload: string) => void,
): Promise<Listening> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: appName,
    connectionTimeoutMillis: connectPatience,
    query_timeout: connectPatience,
    keepAlive: true,
  })
  const broken = new AbortController()
  client.on('error', () => broken.abort())
  client.once('end', () => broken.abort())
  client.on('notification', ({ payload }) => onNotification(payload ?? ''))
  // Nothing waits for the end, because over a dead connection the closing message would hang.
  const end = () => void client.end().catch(() => {})
  const run = async (statement: string) => {
    await client.query(statement)
  }
  try {
    await client.connect()
    await run(`listen ${client.escapeIdentifier(channel)}`)
  } catch (error) {
    end()
    throw error
  }
  return { broken: broken.signal, ping: () => run('select 1'), end }
}

const preparedBy = new WeakMap<pg.PoolClient, Prepared>()

const begin: Statement = { name: 'begin', text: 'begin', values: [] }
const commit: Statement = { name: 'commit', text: 'commit', values: [] }

interface Reconnect {
  readonly connect: () => Promise<pg.PoolClient>
  /** Milliseconds for which a lost server is looked for again: another one may take over. */
  readonly within: number
}

/** Milliseconds between two attempts to connect. */
const reconnectPause = 200

const deadlineOf = ({ within }: Reconnect) => performance.now() + within

async function connectUntil({ connect }: Reconnect, deadline: number): Promise<pg.PoolClient> {
  for (;;) {
    try {
      return await connect()
    } catch (error) {
      if (!isUnreachable(error) || performance.now() > deadline) throw error
      await sleep(reconnectPause)
    }
  }
}

/** A statement that changes nothing, and that may run twice. */
const isRepeatable = (text: string) => /^(select|begin)\b/.test(text)

function preparedOn(client: pg.PoolClient): Prepared {
  const prepared = preparedBy.get(client) ?? new Map()
  preparedBy.set(client, prepared)
  return prepared
}

/**
 * Prepares statements once for each connection. A connection goes back to the pool only when it is sound and outside a
 * transaction. A read, or the begin of a transaction, is repeated where its connection is lost: during a failover it
 * succeeds on the next primary.
 */
function checkedOut(
  first: pg.PoolClient,
  nameOf: (sql: string) => string | undefined,
  reconnect: Reconnect,
): PostgresPoolClient {
  let client = first
  let prepared = preparedOn(client)
  let isHeld = true
  let lost: unknown

  function giveBack() {
    if (isHeld) client.release(lost !== undefined || client.getTransactionStatus() !== 'I')
    isHeld = false
  }

  async function run(text: string, values: readonly unknown[]) {
    if (text === oneTransaction) return runTransaction(values as readonly CompiledQuery[])
    const name = nameOf(text)
    if (!name) return client.query({ text, values: [...values] })
    const [result] = await runPrepared(client, prepared, [{ name, text, values }])
    return result
  }

  async function runTransaction(queries: readonly CompiledQuery[]) {
    const statements = queries.map(({ sql, parameters }) => ({
      name: nameOf(sql) ?? hashOf(sql),
      text: sql,
      values: parameters,
    }))
    try {
      const results = await runPrepared(client, prepared, [begin, ...statements, commit])
      return { command: undefined, rowCount: 0, rows: results.slice(1, -1).map(({ rows }) => rows) }
    } catch (error) {
      // The connection counts as lost if it cannot roll back.
      if (!isLoss(error))
        await client.query('rollback').catch((reason: unknown) => {
          lost = reason
        })
      throw error
    }
  }

  const query = async (text: string, values: readonly unknown[]) => {
    const deadline = deadlineOf(reconnect)
    for (;;) {
      // A rollback on a lost connection would wait as long again and hide the first error.
      if (lost) throw lost
      const mayRepeat = client.getTransactionStatus() === 'I' && isRepeatable(text)
      try {
        return await run(text, values)
      } catch (error) {
        if (isLoss(error)) lost = error
        if (!lost || !mayRepeat || !isUnreachable(error) || performance.now() > deadline) throw error
      }
      // The pool gets its place back first. Requests that lost all connections at once would wait for each other.
      giveBack()
      client = await connectUntil(reconnect, deadline)
      isHeld = true
      prepared = preparedOn(client)
      lost = undefined
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: giveBack,
  }
}

/**
 * Returns whether a connection is useless after an error: the network failed, the server stops (SQLSTATE 57P), the
 * transaction cannot go on (class 25, which includes a former primary that became read-only), or its prepared
 * statements do not fit the tables any more (0A000, 26000: a newer version has migrated them). After 25P02, an earlier
 * statement has failed, and a rollback makes the connection sound again.
 */
const isLoss = (error: unknown) =>
  !(error instanceof pg.DatabaseError) || /^(08|25(?!P02)|57P|0A000|26000)/.test(error.code ?? '')

function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string>()
  return (sql) => {
    if (!/^(select|insert|update|delete) /.test(sql)) return undefined
    if (!names.has(sql) && names.size < statementsKept) names.set(sql, hashOf(sql))
    return names.get(sql)
  }
}

const hashOf = (sql: string) => createHash('sha256').update(sql).digest('hex').slice(0, 32)

/**
 * Returns whether the server was unreachable but may be reachable later: the network failed, the server starts or stops
 * (SQLSTATE 57P), the connection failed (class 08), or no connection is left (53300).
 */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isUnreachable)
  if (error instanceof pg.DatabaseError) return /^(08|57P0[123]|53300)/.test(error.code ?? '')
  if (!(error instanceof Error)) return false
  if ('syscall' in error) return /^(connect|getaddrinfo|read|write)$/.test(String(error.syscall))
  // The driver's own errors have only a message.
  return /^(Connection terminated|Client has encountered a connection error|timeout )/.test(error.message)
}

/** Returns whether a statement failed because its role lacks a right (SQLSTATE 42501). */
export function lacksRight(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '42501'
}

/** Returns whether a statement failed because its table does not exist. SQLite has no code for this. */
export function lacksTable(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === '42P01'
  return error instanceof Error && error.message.startsWith('no such table')
}
