import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore } from '../server/store/open.ts'
import { startPostgres } from './postgres.ts'

/** These tests need the programs of PostgreSQL. They run where the other tests run on PostgreSQL too. */
const testWithPostgres = test.skipIf(!process.env.TEST_DATABASE_URL)

function acceptsConnections(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

testWithPostgres('a private PostgreSQL accepts a store until it is stopped', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres({ fsync: false })
  const store = await openStore({ databaseUrl: postgres.url, dataDir: '', clock: () => 1 })
  expect(await store.ready()).toBe(true)
  await store.close()
  await postgres.stop()
  expect(await acceptsConnections(postgres.url)).toBe(false)
})

testWithPostgres(
  'the command prints the address of a private PostgreSQL and ends it at SIGTERM',
  { timeout: 60_000 },
  async () => {
    const program = fileURLToPath(new URL('./postgres.ts', import.meta.url))
    const command = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [output] = await once(command.stdout, 'data')
    const url = String(output).trim()
    expect(await acceptsConnections(url)).toBe(true)
    command.kill('SIGTERM')
    expect(await once(command, 'exit')).toEqual([0, null])
    expect(await acceptsConnections(url)).toBe(false)
  },
)
