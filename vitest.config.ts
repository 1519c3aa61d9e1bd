import { defineConfig } from 'vitest/config'
import { generateMessages } from './web/build/messages/generate.ts'

// The screens import them. They are not in the repository.
generateMessages()

const server = process.env.TEST_DATABASE_URL
/** A coordinator of Citus. Only `npm test -- --engine=citus` has one. */
const coordinator = process.env.TEST_CITUS_URL

/** Tests that start the whole server, on the engine that the environment names. */
const wholeServer = ['server/**/*.app.test.ts']

/** Tests of HTTP, sign-in and permissions, which are the same for each engine. They run on SQLite only. */
const ofAnyEngine = ['server/{http,limits,auth}/*.app.test.ts', 'server/{access,app,bad-paths}.app.test.ts']

const storeTests = ['server/store/{*,!(backups|engines)/*,engines/cluster/*}.test.ts', 'cluster/*.test.ts']
const apiTests = ['server/{access,bad-input}.app.test.ts', 'server/{routes,rounds}/*.app.test.ts']

/**
 * The tests of the store or of the API, for several PostgreSQL servers. Each new database is created on all of them.
 */
const onCitus = (part: 'store' | 'API', databaseUrl: string) => ({
  extends: true as const,
  test: {
    name: `Citus ${part}`,
    include: part === 'store' ? storeTests : apiTests,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    env: { TEST_DATABASE_URL: databaseUrl },
  },
})

/** Tests of functions that start nothing. */
const pure = ['{maths,contract,web}/**/*.test.{ts,tsx}']

/** Tests that start no whole server run once. The store's tests choose their engines themselves. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Tests wait for processes and databases part of the time, so three of them keep two processors busy.
    maxWorkers: 3,
    // The files of a project share its processes, where each module loads once. Loading took a third of the time.
    isolate: false,
    unstubGlobals: true,
    unstubEnvs: true,
    // The tests start whole servers, some as separate processes, also on slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      { extends: true, test: { name: 'pure', include: pure } },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{server,scripts}/**/*.test.ts', 'cluster/*/*.test.ts'],
          exclude: wholeServer,
        },
      },
      { extends: true, test: { name: 'SQLite', include: wholeServer, env: { TEST_DATABASE_URL: '' } } },
      ...(server
        ? [{ extends: true as const, test: { name: 'PostgreSQL', include: wholeServer, exclude: ofAnyEngine } }]
        : []),
      ...(coordinator ? [onCitus('store', ''), onCitus('API', coordinator)] : []),
    ],
  },
})
