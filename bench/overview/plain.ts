/** The yardsticks: the same rows of a class by one plain SQL statement, and through a Hono app that does no more. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
// biome-ignore lint/style/noRestrictedImports: the yardstick is the driver itself.
import Database from 'libsql'
// biome-ignore lint/style/noRestrictedImports: the yardstick is the driver itself.
import pg from 'pg'
import { planning } from '../../server/store/engines/postgres.ts'
import type { FreshDatabase } from '../../server/store/test/fresh-database.ts'

export const pages = ['overview', 'students'] as const
export type Page = (typeof pages)[number]

export interface Plain {
  /** Reads the rows of a page of the class. */
  readonly read: (page: Page) => Promise<unknown[]>
  /** The address of a server that returns these rows as JSON, followed by the page. */
  readonly url: string
  close(): Promise<void>
}

/** Statements with the class as their only parameter. Both engines understand them. */
const sqlByPage: { readonly [P in Page]: (parameter: string) => string } = {
  overview: (parameter) => `
    select accounts.id, first_name, last_name, level_id, streak
    from memberships
    join accounts on accounts.id = memberships.student_id
    left join progress on progress.student_id = memberships.student_id and operation = 'addition'
    where class_id = ${parameter}`,
  students: (parameter) => `
    select accounts.id, first_name, last_name, operation, count(operation) as levels
    from memberships
    join accounts on accounts.id = memberships.student_id
    left join progress on progress.student_id = memberships.student_id and completed = 1
    where class_id = ${parameter}
    group by accounts.id, first_name, last_name, operation`,
}

export async function openPlain(database: FreshDatabase, classId: string): Promise<Plain> {
  const { read, end } = database.databaseUrl
    ? await postgresReader(database.databaseUrl, classId)
    : sqliteReader(database.dataDir, classId)
  const app = new Hono()
  for (const page of pages) app.get(`/${page}`, async (c) => c.json(await read(page)))
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    read,
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections()
      server.close()
      await end()
    },
  }
}

interface Reader {
  readonly read: Plain['read']
  readonly end: () => Promise<void>
}

async function postgresReader(connectionString: string, classId: string): Promise<Reader> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  for (const setting of planning) await client.query(`set ${setting}`)
  const read = async (page: Page) =>
    (await client.query({ name: page, text: sqlByPage[page]('$1'), values: [classId] })).rows
  return { read, end: () => client.end() }
}

function sqliteReader(dataDir: string, classId: string): Reader {
  const database = new Database(join(dataDir, 'solve-it.sqlite'))
  database.exec('pragma cache_size = -32000')
  const statements = Object.fromEntries(pages.map((page) => [page, database.prepare(sqlByPage[page]('?'))]))
  const read = async (page: Page) => statements[page]!.all([classId])
  return { read, end: async () => void database.close() }
}
