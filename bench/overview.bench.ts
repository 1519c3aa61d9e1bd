/**
 * Measures how long a teacher waits for the server: for the overview of a class of forty who have played all levels.
 * One database has ten thousand records of progress, another one a million. The requests to both take turns in one run.
 * Each request uses a real connection and a signed-in teacher, and its response is read to the end. The server and the
 * client share one process, so the times include both.
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
const warmUps = 60
const turns = 400

interface TestServer {
  readonly name: string
  /** Returns the milliseconds until the response was read to its end. */
  readonly request: (key: Key, args: Record<string, unknown>) => Promise<number>
  readonly plans: () => Promise<string[]>
  readonly close: () => Promise<void>
}

/** Starts a server with a class of forty students and `records` records of progress in all. */
async function openServer(engine: string, postgresUrl: string | undefined, records: number): Promise<TestServer> {
  const database = await freshDatabase(postgresUrl)
  const app = await startTestApp({ database })
  const teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  const { id: classId } = await makeClass(teacher)
  const db = await openDatabase(database)
  await fillWithCrowd(db, records, classId)
  await db.destroy()
  return {
    name: `${engine}, ${records.toLocaleString('en-NZ')} records`,
    async request(key, args) {
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
const servers: TestServer[] = []
try {
  for (const records of sizes) servers.push(await openServer('PostgreSQL', postgres.url, records))
  for (const records of sizes) servers.push(await openServer('SQLite', undefined, records))

  const reads = [
    { name: 'overview of one operation', key: 'GET /api/classes/{class}/overview', args: { operation: 'addition' } },
    { name: 'students of the class', key: 'GET /api/classes/{class}/students', args: {} },
  ] as const
  const summary: Record<string, number> = {}
  for (const { name, key, args } of reads) {
    for (let i = 0; i < warmUps; i++) for (const server of servers) await server.request(key, args)
    const times = servers.map((): number[] => [])
    for (let i = 0; i < turns; i++)
      for (const [at, server] of servers.entries()) times[at]?.push(await server.request(key, args))
    console.log(`\n${name}, ${turns} times each`)
    const medians = times.map(median)
    // The 10th percentile shows the time of a request while nothing else uses the processor.
    for (const [at, server] of servers.entries()) {
      const [tenth, last] = [0.1, 0.95].map((part) => percentile(times[at]!, part))
      console.log(`  ${server.name.padEnd(32)} 10th ${show(tenth!)}  median ${show(medians[at]!)}  95th ${show(last!)}`)
    }
    for (const [engine, at] of [['PostgreSQL', 0] as const, ['SQLite', 2] as const]) {
      const ratio = medians[at + 1]! / medians[at]!
      console.log(`  ${engine}: a million takes ${ratio.toFixed(2)} times as long as ten thousand`)
      summary[`${key} ${engine} ms`] = Number(medians[at + 1]!.toFixed(2))
      summary[`${key} ${engine} ratio`] = Number(ratio.toFixed(2))
    }
  }
  for (const server of [servers[1]!, servers[3]!])
    console.log(`\nPlans, ${server.name}\n${(await server.plans()).join('\n\n')}`)
  if (process.argv.includes('--json')) console.log(JSON.stringify(summary))
} finally {
  for (const server of servers) await server.close()
  await postgres.stop()
}

function show(ms: number): string {
  return `${ms.toFixed(2).padStart(6)} ms`
}
