import { PostgresAdapter, type QueryExecutorProvider } from 'kysely'

/** Returns whether statements go to PostgreSQL. The other engine is SQLite. */
export const isOnPostgres = (db: QueryExecutorProvider) => db.getExecutor().adapter instanceof PostgresAdapter
