/** Records of finished work in `.stamps/`. A part is up to date when its record equals the wanted one. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `install` means the packages that building and running the app needs. `tools` means all packages, including those for
 * tests, benchmarks and development. Both fill the same `node_modules`, so they share one stamp.
 * @typedef {'install' | 'tools' | 'web' | 'server'} Part
 */

const sourcesByPart = {
  web: ['maths', 'contract', 'web', 'package.json', 'tsconfig.base.json'],
  server: ['maths', 'contract', 'server', 'package.json', 'tsconfig.base.json'],
}

/** The file that exists after a build has finished. */
const resultByPart = { web: 'dist/web/index.html', server: 'dist/server/main.js' }

/**
 * Returns the stamp of a part that is up to date. It is a hash of the lock file, the platform and the ABI for an
 * install, and also of the sources for a build.
 * @param {string} root
 * @param {Part} part
 */
export function wantedStamp(root, part) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  hash.update([process.platform, process.arch, process.versions.modules].join())
  if (part === 'install') return hash.digest('hex')
  if (part === 'tools') return `${hash.digest('hex')} with tools`
  for (const path of sourcesByPart[part].flatMap((source) => filesUnder(root, source)))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {Part} part
 */
export function isUpToDate(root, part) {
  const stamp = readStamp(root, part)
  if (part === 'install' || part === 'tools')
    return existsSync(join(root, 'node_modules')) && isInstalled(root, part, stamp)
  return existsSync(join(root, resultByPart[part])) && stamp === wantedStamp(root, part)
}

/**
 * Writes a stamp. It is `unfinished` before the work and the wanted stamp after it, so that killed work is done again.
 * @param {string} root
 * @param {Part} part
 * @param {string} stamp
 */
export function writeStamp(root, part, stamp) {
  mkdirSync(join(root, '.stamps'), { recursive: true })
  writeFileSync(join(root, '.stamps', stampOf(part)), stamp)
}

/** @param {Part} part */
const stampOf = (part) => (part === 'tools' ? 'install' : part)

/**
 * Returns whether the packages of a part are installed. `tools` contains `install`. Without a stamp, the
 * packages may have been installed by hand. Then npm's own record of a finished install lists them.
 * @param {string} root
 * @param {'install' | 'tools'} part
 * @param {string | null} stamp
 */
function isInstalled(root, part, stamp) {
  if (stamp !== null)
    return stamp === wantedStamp(root, 'tools') || (part === 'install' && stamp === wantedStamp(root, 'install'))
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(join(root, 'node_modules/.package-lock.json'))
  return Object.entries(wanted).every(
    ([path, { version, optional, dev }]) =>
      path === '' || optional || (part === 'install' && dev) || installed[path]?.version === version,
  )
}

/**
 * @param {string} path
 * @returns {Record<string, { version?: string, optional?: boolean, dev?: boolean }>}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * @param {string} root
 * @param {Part} part
 */
function readStamp(root, part) {
  try {
    return readFileSync(join(root, '.stamps', stampOf(part)), 'utf8')
  } catch {
    return null
  }
}

/**
 * Returns the files except tests and files that a build generates, in an order that does not depend on the file system.
 * @param {string} root
 * @param {string} path a file or a folder; it may be missing
 * @returns {string[]}
 */
function filesUnder(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  const names = readdirSync(join(root, path)).filter((name) => !/^(test|generated)$|\.test\.tsx?$/.test(name))
  return names.sort().flatMap((name) => filesUnder(root, `${path}/${name}`))
}
