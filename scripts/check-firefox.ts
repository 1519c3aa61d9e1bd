/**
 * `npm run check:firefox`: a teacher's and a student's journey in Debian's Firefox, against the built app. The
 * student goes on while the server is stopped. The exit code is 1 if a journey fails, or if a page logs an error
 * in the console.
 */
import { fileURLToPath } from 'node:url'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { openFirefox } from './firefox/browser.ts'
import { makeClass, playAsStudent, seeProgress } from './firefox/journeys.ts'
import { playWithoutServer } from './firefox/offline-journey.ts'
import { prepare } from './prepare/prepare.mjs'
import { installMissing } from './testing/debian.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

installMissing(['firefox-esr'])
await prepare(root, ['web', 'server'])
const database = await freshDatabase('')
const app = await startAppServer(database)
const firefox = await openFirefox(app.url)
console.log(firefox.version)
try {
  const laptop = await firefox.openDevice('mouse')
  const code = await makeClass(laptop)
  console.log('A teacher registered and made a class.')
  const tablet = await firefox.openDevice('touch')
  await playAsStudent(tablet, code)
  console.log('A student registered, joined it and completed a level.')
  await seeProgress(laptop)
  console.log('The teacher saw it.')
  await playWithoutServer(tablet, app, (driver) => firefox.reopen(driver, 'touch'))
  console.log('The student played while the server was stopped, also in a new tab, and the answers arrived once.')
  for (const complaint of firefox.complaints) console.error(`Firefox complained: ${complaint}`)
  if (firefox.complaints.length > 0) process.exitCode = 1
} catch (error) {
  console.error('The journeys in Firefox failed:', error)
  for (const complaint of firefox.complaints) console.error(`Firefox complained: ${complaint}`)
  process.exitCode = 1
} finally {
  await firefox.close()
  await app.stop()
  await database.remove()
}
