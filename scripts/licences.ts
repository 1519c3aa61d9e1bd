/** `npm run licences`: lists the packages of the running app with their licences, and fails at an unknown one. */
import { readFileSync } from 'node:fs'

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
}

/** Licences that ask for no more than a notice. */
const accepted = [
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'OFL-1.1',
  'MPL-2.0',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'Python-2.0',
]

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'))
const packages = Object.entries<LockedPackage>(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)
const rows = packages.map(([path, { version = '', license = 'unknown' }]) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
  return { name, version, license }
})
for (const { name, version, license } of rows) console.log([license, name, version].join('\t'))
const refused = rows.filter(
  ({ license }) =>
    !license
      .split(/ OR | AND |[()]/)
      .filter(Boolean)
      .some((one) => accepted.includes(one)),
)
for (const { name, license } of refused) console.error(`${name} has the licence ${license}, which nobody has accepted.`)
process.exitCode = refused.length > 0 ? 1 : 0
