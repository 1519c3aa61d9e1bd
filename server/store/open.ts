import { type Dialect, Kysely, Migrator } from 'kysely'
import { migrations } from '../migrations/all.ts'
import { accounts } from './accounts.ts'
import { changes } from './changes.ts'
import { localChannel } from './channel.ts'
import { classes } from './classes.ts'
import { memberships } from './memberships.ts'
import { postgresDialect } from './postgres.ts'
import { postgresChannel } from './postgres-channel.ts'
import { progress } from './progress.ts'
import { removals } from './removals.ts'
import { rounds } from './rounds.ts'
import type { Tables } from './schema.ts'
import { sessions } from './sessions.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Clock, Store } from './store.ts'

export interface Settings {
  /** A PostgreSQL address; without it the data lie in SQLite. */
  readonly databaseUrl?: string | undefined
  /** The folder of the SQLite file, made when missing. */
  readonly dataDir: string
}

interface Opening extends Settings {
  readonly clock: Clock
  /** Milliseconds before a statement on PostgreSQL fails without a reply. */
  readonly patience?: number
}

/** Opens the database and brings it up to date. Throws when it cannot be reached or migrated. */
export async function openStore({ clock, patience = 10_000, ...settings }: Opening): Promise<Store> {
  const { databaseUrl } = settings
  const migrated = await openDatabase(settings)
  const db = databaseUrl ? await openAgain(migrated, postgresDialect(databaseUrl, patience)) : migrated
  const { announce, listen, close } = changes(db, databaseUrl ? postgresChannel(databaseUrl, db) : localChannel())
  return {
    accounts: accounts(db, clock, announce),
    sessions: sessions(db, clock),
    classes: classes(db, clock, announce),
    memberships: memberships(db, clock, announce),
    progress: progress(db),
    rounds: rounds(db, clock, announce),
    removals: removals(db, clock, announce),
    changes: { listen },
    ready: () => isMigrated(db),
    async close() {
      await close()
      await db.destroy()
    },
  }
}

/** Closes the connections of the migrations, which may take as long as they need, in favour of those of requests. */
async function openAgain(migrated: Kysely<Tables>, dialect: Dialect): Promise<Kysely<Tables>> {
  await migrated.destroy()
  return new Kysely<Tables>({ dialect })
}

/** The migrated database itself, for the store and its tests. Its statements take as long as they need. */
export async function openDatabase({ databaseUrl, dataDir }: Settings): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({ dialect: databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir) })
  const provider = { getMigrations: async () => migrations }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error === undefined) return db
  await db.destroy()
  throw error
}

async function isMigrated(db: Kysely<Tables>): Promise<boolean> {
  try {
    const run = await db
      .withTables<{ kysely_migration: { name: string } }>()
      .selectFrom('kysely_migration')
      .select('name')
      .execute()
    const names = new Set(run.map((migration) => migration.name))
    return Object.keys(migrations).every((name) => names.has(name))
  } catch {
    return false
  }
}
