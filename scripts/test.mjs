/**
 * `npm test [-- --all] [-- --strict] [-- --engine=postgres|citus] [-- --only=unit|e2e]`: runs the checks, one stage
 * after the other, even if one fails. The last line is the sum of the results that the test runners report. Before it
 * is a line for each unstable test. `--all` adds the sweeps: browser tests that check one thing at many levels, kinds
 * of question or sizes of screen. With `--strict` an unstable test counts as failed. With `--engine=citus` only the
 * tests of the store, of the API and one browser journey run, on several PostgreSQL servers. If Citus is not installed,
 * they are skipped with a line.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodeComplaint } from './prepare/node-version.mjs'
import { prepare } from './prepare/prepare.mjs'
import { startCluster } from './testing/cluster.mjs'
import { hasCitus, installMissing } from './testing/debian.mjs'
import { readOptions } from './testing/options.mjs'
import { stagesFor } from './testing/stages.mjs'
import { add, lastLine, nothing } from './testing/tally.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'test-results')

const options = readOptions(process.argv.slice(2))
const complaint = nodeComplaint(process.versions.node) ?? options.complaint
if (complaint) {
  console.error(complaint)
  process.exit(1)
}

await prepare(root, ['tools'])
installMissing(['chromium-headless-shell', 'postgresql'])
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
const isOnCitus = options.engine === 'citus'
if (isOnCitus && !hasCitus()) {
  console.log('Skipped: Citus is not installed for PostgreSQL (docs/operations.md, "Several PostgreSQL servers").')
  console.log(`\n${lastLine({ ...nothing, skipped: 1 })}`)
  process.exit(0)
}
const cluster = await startCluster(root, isOnCitus ? 'citus' : 'postgres')
let tally = nothing
try {
  for (const stage of stagesFor(options, { root, results, databaseUrl: cluster.url })) {
    console.log(`\n== ${stage.title}`)
    const outcome = await stage.run()
    console.log(`-- ${stage.title}: ${lastLine(outcome)}`)
    tally = add(tally, outcome)
  }
} finally {
  await cluster.stop()
}
for (const name of tally.unstable) console.log(`Unstable: ${name}`)
console.log(`\n${lastLine(tally)}`)
process.exitCode = tally.failed > 0 || tally.passed === 0 ? 1 : 0
