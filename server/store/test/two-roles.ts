import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { withPostgres } from '../backups/postgres-backup.ts'
import { type FreshDatabase, freshDatabase } from './fresh-database.ts'

/** An empty PostgreSQL database with a role that owns it, and a role without any right. */
export interface TwoRoles {
  readonly database: FreshDatabase
  readonly ownerUrl: string
  readonly appUrl: string
  readonly owner: string
  /** Executes a statement with the role of the app. */
  execute(statement: string): Promise<void>
  /** Returns the number of rights that the role of the app has granted to others. */
  countGranted(): Promise<number>
  remove(): Promise<void>
}

export async function createTwoRoles(serverUrl: string): Promise<TwoRoles> {
  const name = `two_roles_${randomBytes(6).toString('hex')}`
  const [owner, app] = [`${name}_owner`, `${name}_app`]
  const database = await freshDatabase(serverUrl)
  const address = (role: string) => {
    const url = new URL(database.databaseUrl ?? '')
    url.username = role
    return url.href
  }
  await withPostgres(database.databaseUrl ?? '', async (db) => {
    for (const role of [owner, app]) await sql`create role ${sql.id(role)} login`.execute(db)
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
    await sql`alter database ${sql.id(rows[0]?.name ?? '')} owner to ${sql.id(owner)}`.execute(db)
  })
  const appUrl = address(app)
  return {
    database,
    ownerUrl: address(owner),
    appUrl,
    owner,
    execute: (statement) => withPostgres(appUrl, async (db) => void (await sql.raw(statement).execute(db))),
    countGranted: () =>
      withPostgres(appUrl, async (db) => {
        const { rows } = await sql`
          select grantee from information_schema.role_table_grants where grantor = ${app}`.execute(db)
        return rows.length
      }),
    async remove() {
      await database.remove()
      await withPostgres(serverUrl, async (db) => {
        for (const role of [owner, app]) await sql`drop role ${sql.id(role)}`.execute(db)
      })
    },
  }
}
