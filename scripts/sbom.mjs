/**
 * `npm run sbom`: prints the packages of the running app in the form of CycloneDX. It reads the lock file, so it needs
 * no packages for development, and writes nothing into the checkout.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './prepare/run.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
/** @param {string} name */
const read = (name) => JSON.parse(readFileSync(join(root, name), 'utf8'))
const { devDependencies: _, ...manifest } = read('package.json')
const lock = read('package-lock.json')
delete lock.packages[''].devDependencies
// npm 11 has an option for this (--omit=dev), which also omits packages that a package for development needs too.
for (const [path, { dev }] of Object.entries(lock.packages)) if (dev) delete lock.packages[path]

const folder = mkdtempSync(join(tmpdir(), 'solve-it-sbom-'))
try {
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  await run(['npm', 'sbom', '--sbom-format=cyclonedx', '--package-lock-only'], { cwd: folder })
} catch {
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}
