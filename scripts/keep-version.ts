/**
 * `npm run keep-version`: keeps the data of this version for the tests of later ones. The built app fills a school on
 * each engine, a student plays in a browser, and `server/store/backups/kept/` gets a backup of both engines and the
 * school as JSON. Run it once for each release, and never change the files afterwards.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { startAppServer } from '../e2e/harness/app-server.ts'
import { backUp } from '../e2e/harness/backups.ts'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { type KeptSchool, keptFolder } from '../server/store/test/kept-data.ts'
import { playOnDevice } from './keep-version/device.ts'
import { fillSchool } from './keep-version/school.ts'
import { startPostgres } from './postgres.ts'
import { prepare } from './prepare/prepare.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

await prepare(root, ['web', 'server'])
const postgres = await startPostgres()
try {
  await keep('', async (backup, school) => {
    writeFileSync(join(keptFolder, `${version}.sqlite.gz`), gzipSync(readFileSync(backup), { level: 9 }))
    writeFileSync(join(keptFolder, `${version}.json`), `${JSON.stringify(school, null, 1)}\n`)
  })
  await keep(postgres.url, async (backup) => {
    writeFileSync(join(keptFolder, `${version}.dump`), readFileSync(backup))
  })
} finally {
  await postgres.stop()
}
console.log(`The data of version ${version} are in ${keptFolder}.`)

async function keep(databaseUrl: string, write: (backup: string, school: KeptSchool) => Promise<void>): Promise<void> {
  const database = await freshDatabase(databaseUrl)
  const app = await startAppServer(database)
  try {
    const school = await fillSchool(app.url)
    const device = await playOnDevice(app.url, school.student)
    await write(await backUp(database), { ...(await school.read()), device })
  } finally {
    await app.stop()
    await database.remove()
  }
}
