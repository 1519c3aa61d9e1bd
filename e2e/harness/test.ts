/** The test function of every journey: a built server with its own database. A browser error fails the test. */
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type FreshDatabase, freshDatabase } from '../../server/store/test/fresh-database.ts'
import { type AppServer, type Database, startAppServer } from './app-server.ts'

export interface ForEachWorker {
  /** The PostgreSQL server of the project, or '' for SQLite. */
  databaseUrl: string
  /** A server that the tests of a worker share. No test may end it. */
  app: AppServer
}

export interface ForEachTest {
  /** The browser errors that this test causes on purpose. */
  expectedErrors: readonly RegExp[]
  /** A database that only this test uses. */
  ownDatabase: Database
  /** Starts a server that only this test uses, and that it may end. */
  startServer: (env?: Record<string, string>) => Promise<AppServer>
  /** Opens another device: a browser that shares nothing with the others. */
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
    const errors = recordErrors(context)
    await use(context)
    expectOnly(expectedErrors, errors)
  },

  openDevice: async ({ browser, app, expectedErrors }, use) => {
    const contexts: BrowserContext[] = []
    const errors: string[] = []
    await use(async (address = app.url) => {
      const context = await browser.newContext({ baseURL: address })
      contexts.push(context)
      recordErrors(context, errors)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
    expectOnly(expectedErrors, errors)
  },
})

export { expect, type Page }

/** Records the console errors and exceptions of all pages of a browser, popups included. */
function recordErrors(context: BrowserContext, errors: string[] = []): string[] {
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => errors.push(error.error().stack || error.error().message))
  return errors
}

function expectOnly(expected: readonly RegExp[], errors: readonly string[]): void {
  const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)))
  expect(unexpected, 'The browser reported errors').toEqual([])
}
