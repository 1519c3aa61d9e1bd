/** The stages of `npm test`, in order. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from '../prepare/prepare.mjs'
import { oneCheck, readPlaywright, readVitest, tallyOf } from './tally.mjs'

/**
 * @typedef {import('./options.mjs').Options} Options
 * @typedef {import('./tally.mjs').Tally} Tally
 * @typedef {{ title: string, run: () => Promise<Tally> }} Stage
 * @typedef {{ root: string, results: string, databaseUrl: string }} Surroundings
 */

/**
 * @param {Options} options
 * @param {Surroundings} surroundings
 * @returns {readonly Stage[]}
 */
export function stagesFor({ engine, only }, { root, results, databaseUrl }) {
  const isOnCitus = engine === 'citus'
  /** @type {Record<string, string>} */
  const env = isOnCitus ? { TEST_CITUS_URL: databaseUrl } : { TEST_DATABASE_URL: databaseUrl }
  const unitReport = join(results, 'unit.json')
  const browserReport = join(results, 'e2e.json')
  const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
    passes(root, [join(root, 'node_modules', path), ...args])

  const statics = [
    { title: 'Types', run: async () => oneCheck(await tool('typescript/bin/tsc', '-b')) },
    { title: 'Lint', run: async () => oneCheck(await tool('@biomejs/biome/bin/biome', 'check', '.')) },
    { title: 'Unused files, exports and dependencies', run: async () => oneCheck(await tool('knip/bin/knip.js')) },
  ]
  const building = {
    title: 'Build',
    run: async () => {
      const build = prepare(root, ['web', 'server'], { force: true })
      return oneCheck(
        (await build.then(
          () => true,
          (error) => console.error(error.message),
        )) === true,
      )
    },
  }
  const units = [
    {
      title: 'Unit, contract and server tests',
      run: async () => {
        const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`]
        const onlyStore = isOnCitus ? ['--project=Citus*'] : []
        const vitest = join(root, 'node_modules/vitest/vitest.mjs')
        const more = { ...env, BUILT_SERVER: join(root, 'dist/server') }
        return tallyOf(unitReport, await passes(root, [vitest, 'run', ...onlyStore, ...reporters], more), readVitest)
      },
    },
  ]
  const journeys = [
    {
      title: 'Browser tests',
      run: async () => {
        const playwright = join(root, 'node_modules/@playwright/test/cli.js')
        const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts']
        const more = { ...env, E2E_REPORT: browserReport, ...(engine === 'postgres' && { E2E_ENGINE: 'postgres' }) }
        return tallyOf(browserReport, await passes(root, args, more), readPlaywright)
      },
    },
  ]
  return [
    ...(only === 'e2e' || isOnCitus ? [] : statics),
    building,
    ...(only === 'e2e' ? [] : units),
    ...(only === 'unit' ? [] : journeys),
  ]
}

/**
 * Runs a JavaScript program in the foreground. Returns whether its exit code is 0.
 * @param {string} cwd
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 * @returns {Promise<boolean>}
 */
function passes(cwd, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  return new Promise((resolve) => {
    child.once('error', () => resolve(false))
    child.once('exit', (code) => resolve(code === 0))
  })
}
