/**
 * `npm run failover [-- --rounds 5] [-- --seed text]`: lets a school play on a PostgreSQL with failover, and in each
 * round ends the primary with its Patroni at once. Then it compares all acknowledged requests with the stored rows. The
 * exit code is 1 if a row is lost, doubled or wrong, or if the app crashes.
 */

import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { createAppProcess } from '../scripts/torture/app-process.ts'
import { chanceOf } from '../scripts/torture/chance.ts'
import { cleanupAtExit } from '../scripts/torture/cleanup.ts'
import { createConditions } from '../scripts/torture/conditions.ts'
import { findDamage } from '../scripts/torture/damage.ts'
import { countAcknowledged } from '../scripts/torture/ledger.ts'
import { portForRestarts } from '../scripts/torture/port.ts'
import { detailsOf, isSound, tableOf } from '../scripts/torture/report.ts'
import type { Result } from '../scripts/torture/run.ts'
import { openSchool } from '../scripts/torture/school.ts'
import { readRows } from '../scripts/torture/stored-rows.ts'
import { startPatroni } from './patroni.ts'

const children = 20

const text = { type: 'string' } as const
const { rounds, seed } = parseArgs({
  options: { rounds: { ...text, default: '5' }, seed: { ...text, default: String(Date.now()) } },
}).values
console.log(`Seed: ${seed}`)
await prepare(fileURLToPath(new URL('..', import.meta.url)), ['server'])
const cleanup = cleanupAtExit()
const patroni = await startPatroni()
cleanup.add(() => void patroni.stop())
const result = await play().catch((error) => {
  console.error(patroni.logs())
  throw error
})
console.log(`Seconds until saves succeeded again: ${result.recoveries.map((ms) => (ms / 1000).toFixed(1)).join(', ')}`)
for (const line of detailsOf(result)) console.error(line)
console.log(tableOf([result]))
await patroni.stop()
process.exit(isSound(result) ? 0 : 1)

async function play(): Promise<Result> {
  const chance = chanceOf(seed, 'failover')
  const app = createAppProcess(await portForRestarts(chance), { DATABASE_URL: patroni.url }, cleanup)
  app.start()
  const conditions = createConditions()
  // During a failover, a request may fail.
  conditions.calm.end()
  const school = await openSchool({ url: app.url, seed, conditions, children })
  await school.acknowledgedAfter(performance.now())
  const recoveries: number[] = []
  const { ledger } = school
  for (let round = 0; round < Number(rounds) && ledger.refusals.length === 0; round++) {
    await sleep(chance.integer(500, 3000))
    const primary = await patroni.soundPrimary()
    primary.kill()
    const struckAt = performance.now()
    await school.acknowledgedAfter(struckAt)
    recoveries.push(performance.now() - struckAt)
    // The former primary comes back as a standby, and rewinds to the new one.
    primary.start()
    await patroni.soundPrimary()
  }
  await school.finish()
  const exit = await app.stop()
  const settings = { databaseUrl: patroni.url, dataDir: '' }
  return {
    engine: 'postgres',
    kills: recoveries.length,
    powerCuts: 0,
    acknowledged: countAcknowledged(ledger),
    damages: findDamage(ledger, await readRows(settings)),
    refusals: ledger.refusals,
    unexpectedExits: exit === 0 ? app.unexpectedExits : [...app.unexpectedExits, `SIGTERM ended it with ${exit}`],
    recoveries,
  }
}
