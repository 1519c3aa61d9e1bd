/**
 * Runs Lighthouse (mobile, the built app) on the pages that most people see first, including those of a signed-in
 * child. Writes a report of each to test-results/pages/. The exit code is 1 if a page misses a target.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { classWithStudent } from '../e2e/harness/people.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { type Audit, openBrowser } from './pages-audit.ts'
import { header, missed, row } from './pages-table.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const reports = join(root, 'test-results', 'pages')

const pages = [
  { name: 'landing page', path: '/', signedIn: false },
  { name: 'login', path: '/#/login', signedIn: false },
  { name: 'stage list', path: '/#/main/fouroperations/addition', signedIn: true },
  { name: 'level', path: '/#/main/fouroperations/addition/1/1.1', signedIn: true },
]

await prepare(root, ['web', 'server'])
mkdirSync(reports, { recursive: true })
const database = await freshDatabase('')
const app = await startAppServer(database)
const { student } = await classWithStudent(app.url)
const browser = await openBrowser(app.url)
try {
  console.log(header())
  const audits: Audit[] = []
  for (const { name, path, signedIn } of pages) {
    await browser.signIn(signedIn ? student.browser.jar : null)
    const { audit, html } = await browser.audit(name, path)
    writeFileSync(join(reports, `${name.replaceAll(' ', '-')}.html`), html)
    console.log(row(audit))
    audits.push(audit)
  }
  const failures = audits.flatMap(missed)
  for (const line of failures) console.log(line)
  console.log('\nThe reports are in test-results/pages/')
  if (process.argv.includes('--json')) console.log(JSON.stringify(audits))
  if (failures.length > 0) process.exitCode = 1
} finally {
  await browser.close()
  await app.stop()
  await database.remove()
}
