/** Prepares a checkout for running the app. Installs the packages and builds web and server, each only when needed. */
import { basename, join } from 'node:path'
import { withLock } from './lock.mjs'
import { run } from './run.mjs'
import { isUpToDate, wantedStamp, writeStamp } from './stamps.mjs'

/** @typedef {import('./stamps.mjs').Part} Part */

/** @type {readonly Part[]} */
const neededToRun = ['install', 'web', 'server']

const doingByPart = {
  install: 'Installing the packages',
  tools: 'Installing the packages, including those for tests and development',
  web: 'Building the web app',
  server: 'Building the server',
}

/** Milliseconds between two lines of a part that is still at work. npm and Vite can print nothing for minutes. */
const stillAtWork = 5000

/**
 * @param {string} root the path of the checkout
 * @param {readonly Part[]} [parts]
 * @param {{ force?: boolean, say?: (line: string) => void, sayEvery?: number }} [options] `force` skips no part
 */
export async function prepare(
  root,
  parts = neededToRun,
  { force = false, say = console.log, sayEvery = stillAtWork } = {},
) {
  if (!force && parts.every((part) => isUpToDate(root, part))) return
  await withLock(
    join(root, '.stamps/lock'),
    async (nameChild) => {
      for (const part of parts) {
        if (!force && isUpToDate(root, part)) continue
        say(`${doingByPart[part]} ...`)
        writeStamp(root, part, 'unfinished')
        const stamp = wantedStamp(root, part)
        const began = performance.now()
        const seconds = () => Math.round((performance.now() - began) / 1000)
        const timer = setInterval(() => say(`${doingByPart[part]} ... ${seconds()} s`), sayEvery)
        await run(commandFor(root, part), { cwd: root, onStart: nameChild }).finally(() => clearInterval(timer))
        writeStamp(root, part, stamp)
      }
    },
    () => say('Waiting for another start that is installing or building ...'),
  )
}

/**
 * @param {string} root
 * @param {Part} part
 * @returns {[string, ...string[]]}
 */
function commandFor(root, part) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  if (part === 'install') return [...npm(), 'ci', '--omit=dev', ...quiet]
  if (part === 'tools') return [...npm(), 'ci', '--include=dev', ...quiet]
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  return [process.execPath, vite, 'build', '--config', `${part}/vite.config.ts`, '--logLevel', 'warn']
}

/**
 * Returns the npm that started this script, or the npm on the PATH if another program started it.
 * @returns {[string, ...string[]]}
 */
function npm() {
  const cli = process.env.npm_execpath
  return cli && basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm']
}
