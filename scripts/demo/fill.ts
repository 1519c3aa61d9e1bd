/**
 * Fills the database that the environment names (DATABASE_URL, or SQLite in DATA_DIR) with the demo school. A folder that
 * holds a demo school is remade, unless it is complete and of today's catalogue; a PostgreSQL database is filled
 * only when empty.
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

/** Of what the school is made: another catalogue or other people make another school. */
const make = JSON.stringify([
  currentRules.version,
  operations.map((operation) => stagesByOperation[operation]),
  demoSchool(),
])
const stamp = createHash('sha256').update(make).digest('hex')
const stampFile = join(dataDir, 'demo-school')

if (!databaseUrl && !isOfToday()) clearFolder()

if (databaseUrl && !(await isEmpty())) {
  const store = await openStore({ ...settings, clock: () => clock.now })
  const complete = await isComplete(store)
  await store.close()
  if (!complete) {
    console.error('The database that DATABASE_URL names is not empty: the demo school fills only an empty one.')
    process.exit(1)
  }
  console.log('The demo school is there already.')
} else if (databaseUrl || !isOfToday()) {
  const began = performance.now()
  if (!databaseUrl) mark('unfinished')
  const store = await openStore({ ...settings, clock: () => clock.now })
  await fillSchool(store, clock, now)
  await store.close()
  if (!databaseUrl) mark(stamp)
  console.log(`Filled the demo school in ${((performance.now() - began) / 1000).toFixed(1)} s.`)
}

function isOfToday(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

function mark(text: string): void {
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(stampFile, text)
}

/** Deletes an earlier demo school, and never anything else. */
function clearFolder(): void {
  if (!existsSync(dataDir) || readdirSync(dataDir).length === 0) return
  if (!existsSync(stampFile)) {
    console.error(`${dataDir} holds something else than a demo school: name another folder by DATA_DIR.`)
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
