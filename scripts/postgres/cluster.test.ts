import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountHeader } from '#contract'
import { currentRules } from '#maths'
import { freePort } from '../../server/test/free-port.ts'
import { movesOf } from '../../server/test/moves.ts'
import { registerStudent, startTestApp } from '../../server/test/test-app.ts'
import { createCluster } from './cluster.ts'

/** The shortest time in milliseconds after which a statement itself fails on a server that hangs. */
const statementPatience = 10_000

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a save and a readiness check fail at their time limit while PostgreSQL hangs, and succeed afterwards',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'solve-it-postgres-'))
    const cluster = createCluster(folder, { port: await freePort(), fsync: false })
    await cluster.start()
    const database = { databaseUrl: cluster.url, dataDir: folder, workers: [], remove: async () => {} }
    const patient = await startTestApp({ database })
    const mia = await registerStudent(patient, 'mia@kauri.school.nz')
    await patient.close()
    const { url, close } = await startTestApp({ database, patience: 1000 })
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', ['right'])
    const about = { operation: 'addition', levelId: '1.1', rules: currentRules.version }
    const request = {
      method: 'POST',
      headers: {
        Cookie: mia.jar.headerFor(new URL(url)),
        [accountHeader]: mia.account,
        Origin: url,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ ...about, moves }),
    }
    const save = async () => (await fetch(`${url}/api/rounds/${round}/moves`, request)).status
    const readiness = async () => (await fetch(`${url}/readyz`)).status
    const bothSucceed = async () => {
      for (const ask of [save, readiness]) await expect.poll(ask, { timeout: 30_000 }).toBe(200)
    }
    try {
      await bothSucceed()
      cluster.suspend()
      const begun = performance.now()
      expect(await Promise.all([save(), readiness()])).toEqual([500, 503])
      expect(performance.now() - begun).toBeLessThan(statementPatience)
      cluster.resume()
      await bothSucceed()
    } finally {
      cluster.resume()
      await close()
      await cluster.end('SIGINT')
      rmSync(folder, { recursive: true })
    }
  },
)
