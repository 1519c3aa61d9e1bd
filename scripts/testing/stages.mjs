/** The stages of `npm test`, in order. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prepare } from '../prepare/prepare.mjs'
import {
  add,
  failedBrowserTests,
  failedUnitTests,
  oneCheck,
  readPlaywright,
  readVitest,
  tallyOf,
  withUnstable,
} from './tally.mjs'

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
export function stagesFor({ engine, only, hasSweeps, isStrict }, { root, results, databaseUrl }) {
  const isOnCitus = engine === 'citus'
  /** @type {Record<string, string>} */
  const env = isOnCitus ? { TEST_CITUS_URL: databaseUrl } : { TEST_DATABASE_URL: databaseUrl }
  const unitReport = join(results, 'unit.json')
  const browserReport = join(results, 'e2e.json')
  const config = 'e2e/playwright.config.ts'
  const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) =>
    passes(root, [join(root, 'node_modules', path), ...args])

  const statics = [
    {
      title: 'Types, lint, and unused files, exports and dependencies',
      run: async () => {
        const messages = ['--import', 'tsx', join(root, 'scripts/messages.ts')]
        const generated = await passes(root, messages)
        const tools = [
          generated,
          tool('typescript/bin/tsc', '-b'),
          tool('@biomejs/biome/bin/biome', 'check', '.'),
          tool('knip/bin/knip.js'),
        ]
        return (await Promise.all(tools)).map(oneCheck).reduce(add)
      },
    },
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
        const outsideTests = join(results, 'unhandled-errors')
        const more = { ...env, BUILT_SERVER: join(root, 'dist/server'), UNHANDLED_ERRORS: outsideTests }
        const onlyStore = isOnCitus ? ['--project=Citus*'] : []
        const run = async (/** @type {string} */ report, /** @type {readonly string[]} */ ...args) => {
          const counting = join(root, 'scripts/testing/unhandled-errors.mjs')
          const reporters = ['default', 'json', counting].map((reporter) => `--reporter=${reporter}`)
          const command = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...onlyStore, ...reporters]
          return tallyOf(report, await passes(root, [...command, `--outputFile.json=${report}`], more), readVitest)
        }
        const runThrice = async (/** @type {readonly string[]} */ args) => {
          for (let i = 0; i < 3; i++)
            if ((await run(join(results, 'unit-again.json'), ...args)).failed > 0) return false
          return true
        }
        const tally = await run(unitReport)
        // An error outside of the tests has no test that could run again.
        const hasOthers = !existsSync(outsideTests) || readFileSync(outsideTests, 'utf8') !== '0'
        return hasOthers || isStrict ? tally : runFailedAgain(tally, unitReport, failedUnitTests, runThrice)
      },
    },
  ]
  const journeys = [
    {
      title: 'Browser tests',
      run: async () => {
        const run = (/** @type {string} */ report, /** @type {readonly string[]} */ ...args) =>
          passes(root, [join(root, 'node_modules/@playwright/test/cli.js'), 'test', '--config', config, ...args], {
            ...env,
            E2E_REPORT: report,
            ...(engine === 'postgres' && { E2E_ENGINE: 'postgres' }),
          })
        const chosen = hasSweeps ? [] : ['--grep-invert=@sweep']
        const tally = tallyOf(browserReport, await run(browserReport, ...chosen), readPlaywright)
        const runThrice = (/** @type {readonly string[]} */ args) =>
          run(join(results, 'e2e-again.json'), ...args, '--repeat-each=3', '--workers=1', '--trace=retain-on-failure')
        return isStrict ? tally : runFailedAgain(tally, browserReport, failedBrowserTests, runThrice)
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

/** The largest number of failed tests that run again. More failures are no accident. */
const mostAgain = 3

/**
 * Runs each failed test of a browser or a process three times more, with nothing beside it. It counts as passed only if
 * it passes all three, and it is counted as unstable. A race that needs a busy machine passes alone, so an unstable
 * test is a fault of the app or of the test until its cause is known.
 * @param {Tally} tally of the first run
 * @param {string} report of the first run
 * @param {(report: any) => readonly { name: string, args: readonly string[] }[]} failedTests
 * @param {(args: readonly string[]) => Promise<boolean>} passesThrice
 * @returns {Promise<Tally>}
 */
async function runFailedAgain(tally, report, failedTests, passesThrice) {
  if (tally.failed === 0 || tally.failed > mostAgain || !existsSync(report)) return tally
  let counted = tally
  for (const { name, args } of failedTests(JSON.parse(readFileSync(report, 'utf8')))) {
    console.log(`\nFailed once, and runs three times more: ${name}`)
    if (!(await passesThrice(args))) continue
    console.log(`Passed three times after it had failed once: ${name}`)
    counted = withUnstable(counted, name)
  }
  return counted
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
