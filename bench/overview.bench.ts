/**
 * What a teacher waits for at the server: the overview of a class of forty who have touched all levels, in a database of ten
 * thousand and of a million records of progress, by turns in one run. Asked over a real connection, signed in, answer read to its
 * end; the server and who asks share one process, so that both are in the numbers.
 */
import { performance } from 'node:perf_hooks'
import type { Key } from '#contract'
import { startPostgres } from '../scripts/postgres.ts'
import { openDatabase } from '../server/store/open.ts'
import { progress } from '../server/store/progress.ts'
import { fillWithCrowd } from '../server/store/test/crowd.ts'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { plansOf } from '../server/store/test/plans.ts'
import { requestFor } from '../server/test/browser.ts'
import { makeClass, registerTeacher, startTestApp } from '../server/test/test-app.ts'
import { median, percentile } from './statistics.ts'

const sizes = [10_000, 1_000_000] as const
const warm = 60
const turns = 400

interface Place {
  readonly name: string
  readonly ask: (key: Key, args: Record<string, unknown>) => Promise<number>
  readonly plans: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** A server with a class of forty and so many records in all. */
async function openPlace(engine: string, server: string | undefined, records: number): Promise<Place> {
  const database = await freshDatabase(server)
  const app = await startTestApp({ database })
  const teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  const { id: classId } = await makeClass(teacher)
  const db = await openDatabase(database)
  await fillWithCrowd(db, records, classId)
  await db.destroy()
  return {
    name: `${engine}, ${records.toLocaleString('en-NZ')} records`,
    /** Milliseconds until the answer is read. */
    async ask(key, args) {
      const { path, init } = requestFor(key, { ...args, class: classId }, teacher.account)
      const url = new URL(path, app.url)
      const headers = { ...init.headers, Cookie: teacher.jar.headerFor(url) }
      const began = performance.now()
      const response = await fetch(url, { headers })
      await response.arrayBuffer()
      if (response.status !== 200) throw new Error(`${key}: ${response.status}`)
      return performance.now() - began
    },
    plans: () =>
      plansOf(database, async (read) => {
        await progress(read).streaksInClass(classId, 'addition')
        await progress(read).completedInClass(classId)
      }),
    async close() {
      await app.close()
      await database.remove()
    },
  }
}

const postgres = await startPostgres()
const places: Place[] = []
try {
  for (const records of sizes) places.push(await openPlace('PostgreSQL', postgres.url, records))
  for (const records of sizes) places.push(await openPlace('SQLite', undefined, records))

  const reads = [
    { name: 'overview of one operation', key: 'GET /api/classes/{class}/overview', args: { operation: 'addition' } },
    { name: 'students of the class', key: 'GET /api/classes/{class}/students', args: {} },
  ] as const
  const summary: Record<string, number> = {}
  for (const { name, key, args } of reads) {
    for (let i = 0; i < warm; i++) for (const place of places) await place.ask(key, args)
    const times = places.map((): number[] => [])
    for (let i = 0; i < turns; i++)
      for (const [at, place] of places.entries()) times[at]?.push(await place.ask(key, args))
    console.log(`\n${name}, ${turns} times each`)
    const medians = times.map(median)
    // The quickest tenth says what it takes where nothing else wants the processor.
    for (const [at, place] of places.entries()) {
      const [tenth, last] = [0.1, 0.95].map((part) => percentile(times[at]!, part))
      console.log(`  ${place.name.padEnd(32)} 10th ${show(tenth!)}  median ${show(medians[at]!)}  95th ${show(last!)}`)
    }
    for (const [engine, at] of [['PostgreSQL', 0] as const, ['SQLite', 2] as const]) {
      const ratio = medians[at + 1]! / medians[at]!
      console.log(`  ${engine}: a million takes ${ratio.toFixed(2)} times as long as ten thousand`)
      summary[`${key} ${engine} ms`] = Number(medians[at + 1]!.toFixed(2))
      summary[`${key} ${engine} ratio`] = Number(ratio.toFixed(2))
    }
  }
  for (const place of [places[1]!, places[3]!])
    console.log(`\nPlans, ${place.name}\n${(await place.plans()).join('\n\n')}`)
  if (process.argv.includes('--json')) console.log(JSON.stringify(summary))
} finally {
  for (const place of places) await place.close()
  await postgres.stop()
}

function show(ms: number): string {
  return `${ms.toFixed(2).padStart(6)} ms`
}
