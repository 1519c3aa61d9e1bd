import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const server = process.env.TEST_DATABASE_URL

/** Tests of the whole server: they start it, on the engine that the environment names. */
const wholeServer = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => `server/${path}`)
  .filter((path) => readFileSync(path, 'utf8').includes('test-app.ts'))

/** Everything else once; the store's own tests walk both engines themselves. */
export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Whole servers start, some as processes of their own, on machines with little to spare.
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
