import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountHeader } from '#contract'
import { currentRules } from '#maths'
import { freePort } from '../../server/test/free-port.ts'
import { movesOf } from '../../server/test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../../server/test/test-app.ts'
import { createCluster } from './cluster.ts'

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'a save and a readiness check fail at their time limit while PostgreSQL hangs, and succeed afterwards',
  { timeout: 120_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'solve-it-postgres-'))
    const cluster = createCluster(folder, { port: await freePort(), fsync: false })
    await cluster.start()
    const database = { databaseUrl: cluster.url, dataDir: folder, workers: [], remove: async () => {} }
    // Its save fails with its statement, after ten times as long.
    const patient = await startTestApp({ database, patience: 600_000 })
    const mia = await registerStudent(patient, 'mia@kauri.school.nz')
    const impatient = await startTestApp({ database, patience: 1000 })
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', ['right'])
    const about = { operation: 'addition', levelId: '1.1', rules: currentRules.version }
    const save = async ({ url }: TestApp) => {
      const headers = {
        Cookie: mia.jar.headerFor(new URL(url)),
        [accountHeader]: mia.account,
        Origin: url,
        'Content-Type': 'application/json',
      }
      const request = { method: 'POST', headers, body: JSON.stringify({ ...about, moves }) }
      return (await fetch(`${url}/api/rounds/${round}/moves`, request)).status
    }
    const readiness = async () => (await fetch(`${impatient.url}/readyz`)).status
    const bothSucceed = async () => {
      for (const ask of [() => save(impatient), () => save(patient), readiness])
        await expect.poll(ask, { timeout: 30_000 }).toBe(200)
    }
    try {
      await bothSucceed()
      cluster.suspend()
      const statementFails = save(patient)
      const refused = Promise.all([save(impatient), readiness()])
      expect(await Promise.race([refused, statementFails])).toEqual([500, 503])
      cluster.resume()
      await bothSucceed()
    } finally {
      cluster.resume()
      await impatient.close()
      await patient.close()
      await cluster.end('SIGINT')
      rmSync(folder, { recursive: true })
    }
  },
)
