/** Programs that npm does not have, from Debian: browsers and PostgreSQL for tests, tools for the container image. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
export const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const clusters = '/usr/lib/postgresql'

/** @type {Record<string, () => boolean>} */
const isThereByPackage = {
  chromium: () => existsSync(chromium),
  'firefox-esr': () => existsSync(firefox),
  mmdebstrap: () => onPath('mmdebstrap'),
  buildah: () => onPath('buildah'),
  crun: () => onPath('crun'),
  postgresql: () => onPath('initdb') || (existsSync(clusters) && readdirSync(clusters).length > 0),
}

/**
 * Installs what is missing where this is root on Debian; elsewhere says what is missing and ends.
 * @param {readonly string[]} packages
 */
export function installMissing(packages) {
  const missing = packages.filter((name) => !isThereByPackage[name]?.())
  if (missing.length === 0) return
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebian) {
    console.log(`Installing ${missing.join(' and ')} from Debian's packages ...`)
    apt('update', '-q')
    // postgresql would start a cluster of the system's own: the tests have theirs.
    apt('install', '-y', '-q', '--no-install-recommends', ...missing)
  }
  const still = missing.filter((name) => !isThereByPackage[name]?.())
  if (still.length === 0) return
  const how = isDebian ? 'apt-get could not install them.' : `On Debian: apt-get install ${still.join(' ')}`
  console.error(`This needs ${still.join(' and ')}. ${how}`)
  process.exit(1)
}

/** @param {string[]} args */
function apt(...args) {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  })
}

/** @param {string} program */
function onPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))
}
