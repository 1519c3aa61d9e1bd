import { createHash } from 'node:crypto'
import {
  type Dialect,
  DummyDriver,
  Kysely,
  type LogEvent,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const createDriver = () => new DummyDriver()

/** Engines that log statements instead of executing them. */
const engines: readonly Dialect[] = [
  {
    createDriver,
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  },
  {
    createDriver,
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
  },
]

/** Returns a hash of the statements that a migration executes on each engine. */
export async function hashOf({ up }: Migration): Promise<string> {
  const hash = createHash('sha256')
  for (const dialect of engines) {
    const log = ({ query: { sql, parameters } }: LogEvent) => void hash.update(`${JSON.stringify([sql, parameters])}\n`)
    await up(new Kysely({ dialect, log }))
  }
  return hash.digest('hex').slice(0, 16)
}
