/**
 * Kills the app and its database under load, on both engines, and compares everything that was acknowledged with what is
 * stored. `--cuts power` also cuts the power of the database's disk, where the machine allows loop mounts (Linux, as
 * root). Exit code 1 where anything is lost, doubled or wrong, or where the app ends by itself.
 */
import { fileURLToPath } from 'node:url'
import { prepare } from '../prepare/prepare.mjs'
import { installMissing } from '../testing/debian.mjs'
import { cleanupAtExit } from './cleanup.ts'
import { readOptions, usage } from './options.ts'
import { hasOwnMounts, runWithOwnMounts } from './own-mounts.ts'
import { detailsOf, isSound, tableOf } from './report.ts'
import { type Result, runRounds } from './run.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const options = readOptions(process.argv.slice(2), String(Date.now()))
if (!options) {
  console.error(usage)
  process.exit(1)
}

if (options.cutsPower && !hasOwnMounts()) process.exit(await runWithOwnMounts())
if (options.engines.includes('postgres')) installMissing(['postgresql'])
await prepare(root, ['server'])
console.log(`Seed: ${options.seed}`)
const cleanup = cleanupAtExit()
const results: Result[] = []
try {
  for (const engine of options.engines) results.push(await runRounds(engine, options, cleanup))
} catch (error) {
  console.error('The torture could not go on:', error)
  process.exitCode = 1
}
for (const line of results.flatMap(detailsOf)) console.error(line)
if (results.length > 0) console.log(tableOf(results))
// People who still wait for a server that does not come back would keep this process alive.
process.exit(process.exitCode ?? (results.every(isSound) ? 0 : 1))
