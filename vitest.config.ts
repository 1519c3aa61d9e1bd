import { defineConfig } from 'vitest/config'

const server = process.env.TEST_DATABASE_URL

/** Tests that start the whole server, on the engine that the environment names. */
const wholeServer = ['server/**/*.app.test.ts']

/** Tests of functions that start nothing. Their files share two processes, where each module loads once. */
const pure = ['{maths,contract,web}/**/*.test.{ts,tsx}']

/** A test that replaces a module needs a process in which no other file has loaded that module. */
const replacingModules = ['maths/test/languages/second-language.test.ts']

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
        test: { name: 'pure', include: pure, exclude: replacingModules, isolate: false, unstubGlobals: true },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          include: ['{server,scripts}/**/*.test.ts', ...replacingModules],
          exclude: wholeServer,
        },
      },
      { extends: true, test: { name: 'SQLite', include: wholeServer, env: { TEST_DATABASE_URL: '' } } },
      ...(server ? [{ extends: true as const, test: { name: 'PostgreSQL', include: wholeServer } }] : []),
    ],
  },
})
