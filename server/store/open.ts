import { Kysely, Migrator } from 'kysely'
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

/** Opens the database and brings it up to date. Throws when it cannot be reached or migrated. */
export async function openStore({ clock, ...settings }: Settings & { readonly clock: Clock }): Promise<Store> {
  const notices: string[] = []
  const db = await openDatabase(settings, (line) => notices.push(line))
  const { databaseUrl } = settings
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
    notices,
    ready: () => isMigrated(db),
    async close() {
      await close()
      await db.destroy()
    },
  }
}

/** Returns the migrated database itself, for the store and its tests. `notice` takes a line for the operator. */
export async function openDatabase(
  { databaseUrl, dataDir }: Settings,
  notice: (line: string) => void = () => {},
): Promise<Kysely<Tables>> {
  const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir, { notice })
  const db = new Kysely<Tables>({ dialect })
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
