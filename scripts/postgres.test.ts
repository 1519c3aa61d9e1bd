import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openStore } from '../server/store/open.ts'
import { startPostgres } from './postgres.ts'

/** Needs PostgreSQL's programs, which are there where the tests run on PostgreSQL too. */
const here = test.skipIf(!process.env.TEST_DATABASE_URL)

function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = createConnection(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

here('a private PostgreSQL keeps a store and is gone when stopped', { timeout: 60_000 }, async () => {
  const postgres = await startPostgres({ fsync: false })
  const store = await openStore({ databaseUrl: postgres.url, dataDir: '', clock: () => 1 })
  expect(await store.ready()).toBe(true)
  await store.close()
  await postgres.stop()
  expect(await answers(postgres.url)).toBe(false)
})

here('run as a command it says its address, and ends when told to', { timeout: 60_000 }, async () => {
  const program = fileURLToPath(new URL('./postgres.ts', import.meta.url))
  const command = spawn(process.execPath, ['--import', 'tsx', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(command.stdout, 'data')
  const url = String(said).trim()
  expect(await answers(url)).toBe(true)
  command.kill('SIGTERM')
  expect(await once(command, 'exit')).toEqual([0, null])
  expect(await answers(url)).toBe(false)
})
