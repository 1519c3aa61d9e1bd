/**
 * Fills the database that the environment names (DATABASE_URL, or SQLite in DATA_DIR) with the demo school. A folder
 * with a demo school is filled again, unless the school is complete and has the current catalogue. A PostgreSQL
 * database is filled only if it is empty.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { currentRules, operations, stagesByOperation } from '#maths'
import { openDatabase, openStore } from '../../server/store/open.ts'
import { fillSchool, isComplete } from './fill-school.ts'
import { demoSchool } from './school.ts'

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = './data/demo' } = process.env
const now = Date.now()
const clock = { now }
const settings = { dataDir, ...(databaseUrl && { databaseUrl }) }

/** The rules, the catalogue and the people. A change of any of them makes another school. */
const ingredients = JSON.stringify([
  currentRules.version,
  operations.map((operation) => stagesByOperation[operation]),
  demoSchool(),
])
const stamp = createHash('sha256').update(ingredients).digest('hex')
const stampFile = join(dataDir, 'demo-school')

if (!databaseUrl && !isCurrent()) clearFolder()

if (databaseUrl && !(await isEmpty())) {
  const store = await openStore({ ...settings, clock: () => clock.now })
  const complete = await isComplete(store)
  await store.close()
  if (!complete) {
    console.error('The database of DATABASE_URL is not empty. The demo school needs an empty one.')
    process.exit(1)
  }
  console.log('The demo school exists already.')
} else if (databaseUrl || !isCurrent()) {
  const start = performance.now()
  if (!databaseUrl) writeStamp('unfinished')
  const store = await openStore({ ...settings, clock: () => clock.now })
  await fillSchool(store, clock, now)
  await store.close()
  if (!databaseUrl) writeStamp(stamp)
  console.log(`Filled the demo school in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
}

function isCurrent(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

function writeStamp(text: string): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(stampFile, text)
}

/** Deletes an earlier demo school. Ends the process if the folder has other data. */
function clearFolder(): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  if (!existsSync(stampFile)) {
    console.error(`${dataDir} has other data than a demo school. Set DATA_DIR to another folder.`)
    process.exit(1)
  }
  rmSync(dataDir, { recursive: true })
}

async function isEmpty(): Promise<boolean> {
  const db = await openDatabase(settings)
  const rows = await Promise.all(
    (['accounts', 'classrooms'] as const).map((table) => db.selectFrom(table).select('id').limit(1).execute()),
  )
  await db.destroy()
  return rows.every((found) => found.length === 0)
}
