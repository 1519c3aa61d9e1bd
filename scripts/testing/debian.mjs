/** Installs programs from Debian that npm does not have: browsers, PostgreSQL and tools for the container image. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

const headlessShell = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
export const firefox = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'
const clusters = '/usr/lib/postgresql'

/** @type {Record<string, () => boolean>} */
const isInstalledByPackage = {
  'chromium-headless-shell': () => existsSync(headlessShell),
  'firefox-esr': () => existsSync(firefox),
  mmdebstrap: () => isOnPath('mmdebstrap'),
  buildah: () => isOnPath('buildah'),
  crun: () => isOnPath('crun'),
  postgresql: () => isOnPath('initdb') || (existsSync(clusters) && readdirSync(clusters).length > 0),
}

/** Returns whether a PostgreSQL of Debian has Citus among its libraries. */
export function hasCitus() {
  return (
    existsSync(clusters) && readdirSync(clusters).some((version) => existsSync(`${clusters}/${version}/lib/citus.so`))
  )
}

/**
 * Installs the missing packages as root on Debian. Elsewhere it prints what is missing and exits with the code 1.
 * @param {readonly string[]} packages
 */
export function installMissing(packages) {
  const missing = packages.filter((name) => !isInstalledByPackage[name]?.())
  if (missing.length === 0) return
  const isDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0
  if (isDebian) {
    console.log(`Installing ${missing.join(' and ')} from Debian's packages ...`)
    apt('update', '-q')
    // postgresql must not start a cluster of the system, because the tests start their own.
    apt('install', '-y', '-q', '--no-install-recommends', ...missing)
  }
  const stillMissing = missing.filter((name) => !isInstalledByPackage[name]?.())
  if (stillMissing.length === 0) return
  const how = isDebian ? 'apt-get could not install them.' : `On Debian: apt-get install ${stillMissing.join(' ')}`
  console.error(`This needs ${stillMissing.join(' and ')}. ${how}`)
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
function isOnPath(program) {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${program}`))
}
