import { defineConfig } from '@playwright/test'
import { headlessShellOptions } from './harness/chromium.ts'

/** The server for PostgreSQL databases. Without it the journeys run only on SQLite. */
const postgres = process.env.TEST_DATABASE_URL
const onPostgresOnly = process.env.E2E_ENGINE === 'postgres'
/** A coordinator of Citus. Only `npm test -- --engine=citus` has one. */
const coordinator = process.env.TEST_CITUS_URL

const sqlite = { name: 'sqlite', grepInvert: /@only-postgres/, use: { databaseUrl: '' } }
const postgresql = {
  name: 'postgres',
  ...(onPostgresOnly ? {} : { grep: /@postgres|@only-postgres/ }),
  use: { databaseUrl: postgres ?? '' },
}

const citus = { name: 'citus', testMatch: 'teacher/whole-journey.spec.ts', use: { databaseUrl: coordinator ?? '' } }

export default defineConfig<{ databaseUrl: string }>({
  testDir: '.',
  outputDir: '../test-results/e2e',
  // Each test has its own people and its own pages, so a worker may take any test of a file.
  fullyParallel: true,
  // Tests wait for starts and animations about half of the time, so three of them keep two processors busy.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test takes a few seconds on a quiet machine, and one with many screens half a minute.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env.E2E_REPORT ?? '../test-results/e2e.json' }]],
  projects: coordinator ? [citus] : [...(onPostgresOnly ? [] : [sqlite]), ...(postgres ? [postgresql] : [])],
  use: {
    // A service worker would respond before a test's own routes. The tests of e2e/offline allow it.
    serviceWorkers: 'block',
    locale: 'en-NZ',
    timezoneId: 'Pacific/Auckland',
    launchOptions: headlessShellOptions,
  },
})
