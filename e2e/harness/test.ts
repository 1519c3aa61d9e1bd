/** The test of every journey: the built server on a database of its own, and browsers that may not complain. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type FreshDatabase, freshDatabase } from '../../server/store/test/fresh-database.ts'
import { type AppServer, type Database, startAppServer } from './app-server.ts'

interface ForEachWorker {
  /** The PostgreSQL server of the project, or '' for SQLite. */
  databaseUrl: string
  /** Shared by the tests of a worker: nobody may end it. */
  app: AppServer
}

interface ForEachTest {
  /** What this test makes the browser complain of on purpose. */
  expectedErrors: readonly RegExp[]
  /** A database for this test alone. */
  ownDatabase: Database
  /** A server for this test alone, which it may end. */
  startServer: (env?: Record<string, string>) => Promise<AppServer>
  /** Another device: a browser that shares nothing with the others. */
  openDevice: (address?: string) => Promise<Page>
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  databaseUrl: ['', { option: true, scope: 'worker' }],
  expectedErrors: [[], { option: true }],

  app: [
    async ({ databaseUrl }, use) => {
      const database = await freshDatabase(databaseUrl)
      const app = await startAppServer(database)
      await use(app)
      await app.stop()
      await database.remove()
    },
    { scope: 'worker' },
  ],

  baseURL: ({ app }, use) => use(app.url),

  ownDatabase: async ({ databaseUrl }, use) => {
    const database: FreshDatabase = await freshDatabase(databaseUrl)
    await use(database)
    await database.remove()
  },

  startServer: async ({ ownDatabase }, use) => {
    const servers: AppServer[] = []
    await use(async (env) => {
      const server = await startAppServer(ownDatabase, env)
      servers.push(server)
      return server
    })
    await Promise.all(servers.map((server) => server.stop()))
  },

  context: async ({ context, expectedErrors }, use) => {
    const complaints = listenTo(context)
    await use(context)
    refuseUnexpected(complaints, expectedErrors)
  },

  openDevice: async ({ browser, app, expectedErrors }, use) => {
    const contexts: BrowserContext[] = []
    const complaints: string[] = []
    await use(async (address = app.url) => {
      const context = await browser.newContext({ baseURL: address })
      contexts.push(context)
      listenTo(context, complaints)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    refuseUnexpected(complaints, expectedErrors)
  },
})

export { expect, type Page }

/** Gathers what the pages of a browser, popups included, complain of in the console. */
function listenTo(context: BrowserContext, complaints: string[] = []): string[] {
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(error.error().stack ?? error.error().message))
  return complaints
}

function refuseUnexpected(complaints: readonly string[], expected: readonly RegExp[]): void {
  const unexpected = complaints.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, 'The browser complained').toEqual([])
}
