import { defineConfig } from 'vitest/config'

const server = process.env.TEST_DATABASE_URL

/** Tests that start the whole server, on the engine that the environment names. */
const wholeServer = ['server/**/*.app.test.ts']

/** All other tests run once. The store's own tests run on both engines by themselves. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // The tests start whole servers, some as separate processes, also on slow machines.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{maths,contract,server,web,scripts}/**/*.test.{ts,tsx}'],
          exclude: wholeServer,
        },
      },
      { extends: true, test: { name: 'SQLite', include: wholeServer, env: { TEST_DATABASE_URL: '' } } },
      ...(server ? [{ extends: true as const, test: { name: 'PostgreSQL', include: wholeServer } }] : []),
    ],
  },
})
