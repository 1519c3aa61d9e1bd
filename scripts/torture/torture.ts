/**
 * `npm run torture`: kills the app and its database under load, on both engines. Then it compares all acknowledged
 * requests with the stored rows. `--cuts power` also cuts the power of the database's disk if the machine allows
 * loop mounts (Linux, as root). The exit code is 1 if a row is lost, doubled or wrong, or if the app crashes.
 */

import { readlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepare } from '../prepare/prepare.mjs'
import { run } from '../prepare/run.mjs'
import { installMissing } from '../testing/debian.mjs'
import { cleanupAtExit } from './cleanup.ts'
import { readOptions, usage } from './options.ts'
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
if (!options.server) await prepare(root, ['server'])
console.log(`Seed: ${options.seed}`)
const cleanup = cleanupAtExit()
const results: Result[] = []
try {
  for (const engine of options.engines) results.push(await runRounds(engine, options, cleanup))
} catch (error) {
  console.error('The torture could not continue:', error)
  process.exitCode = 1
}
for (const line of results.flatMap(detailsOf)) console.error(line)
if (results.length > 0) console.log(tableOf(results))
// Without this call, people who wait for a server that does not recover would keep this process alive.
process.exit(process.exitCode ?? (results.every(isSound) ? 0 : 1))

/**
 * Returns whether this process has its own mounts, which end with it. Other programs, such as browsers, copy the mounts
 * of all processes. Such a copy would prevent a disk without power from being mounted again.
 */
function hasOwnMounts(): boolean {
  return mountsOf('self') !== mountsOf(process.ppid)
}

function mountsOf(process: 'self' | number): string {
  try {
    return readlinkSync(`/proc/${process}/ns/mnt`)
  } catch {
    throw new Error('Power cuts need Linux and root.')
  }
}

/** Runs this program again with its own mounts. Returns its exit code. */
async function runWithOwnMounts(): Promise<number> {
  const command = ['unshare', '--mount', process.execPath, ...process.execArgv, ...process.argv.slice(1)] as const
  try {
    await run(command, { cwd: process.cwd() })
    return 0
  } catch {
    return 1
  }
}
