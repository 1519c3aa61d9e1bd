/**
 * Measures how long a teacher waits for the server with each page of Insight, as a multiple of the time of the class
 * overview. The class has forty students, who each played twelve levels within the last 14 days. The database has a
 * million records of progress, as many rounds and ten million moves. A task of ten of these levels has its grid, and
 * the class has twenty such tasks. All reads take turns in one run. The server and the client share one process, so the
 * times include both.
 *
 * `--records 10000` names another size, and `--engine sqlite` or `postgres` leaves out the other engine.
 */
import { randomUUID } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Key } from '#contract'
import { startPostgres } from '../scripts/postgres.ts'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import { requestFor } from '../server/test/browser.ts'
import { makeClass, registerTeacher, settingsOf, startTestApp } from '../server/test/test-app.ts'
import { fillWithRounds, setTasks } from './insight/fill.ts'
import { median, percentile } from './statistics.ts'

const records = Number(option('records') ?? 1_000_000)
const engines = ['PostgreSQL', 'SQLite'].filter((name) => name.toLowerCase().startsWith(option('engine') ?? ''))
const warmUps = 10
const turns = Number(process.env.TURNS ?? 50)

/** A page with the most that it may take, as a multiple of the overview, or null for the overview itself. */
interface Page {
  readonly name: string
  readonly key: Key
  readonly args: Record<string, string>
  readonly atMost: number | null
}

const taskIds = Array.from({ length: 20 }, () => randomUUID())

const pages: readonly Page[] = [
  { name: 'overview', key: 'GET /api/classes/{class}/overview', args: { operation: 'addition' }, atMost: null },
  { name: 'insight', key: 'GET /api/classes/{class}/insight', args: {}, atMost: 2 },
  { name: 'levels', key: 'GET /api/classes/{class}/levels', args: {}, atMost: 2 },
  { name: 'facts', key: 'GET /api/classes/{class}/facts', args: {}, atMost: 3 },
  { name: 'task', key: 'GET /api/classes/{class}/tasks/{task}', args: { task: taskIds[0]! }, atMost: 2 },
  { name: 'tasks', key: 'GET /api/classes/{class}/tasks', args: {}, atMost: 3 },
  { name: 'hops', key: 'GET /api/classes/{class}/hops', args: {}, atMost: 2 },
]

const postgres = await startPostgres()
try {
  for (const engine of engines) await measure(engine, engine === 'SQLite' ? undefined : postgres.url)
} finally {
  await postgres.stop()
}

async function measure(engine: string, databaseUrl: string | undefined): Promise<void> {
  const database = await freshDatabase(databaseUrl)
  let app = await startTestApp({ database })
  try {
    const teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
    const { id } = await makeClass(teacher)
    await app.close()
    await fillWithRounds(database, records, id, Date.now())
    await setTasks(database, id, taskIds, Date.now())
    // The local provider slows down all later promises of its process on Node 20, and no school signs in with it.
    app = await startTestApp({ database, env: { ...settingsOf(database), PORT: new URL(app.url).port } })

    const timesByPage = new Map<Page, number[]>(pages.map((page) => [page, []]))
    for (let turn = -warmUps; turn < turns; turn++) {
      for (const page of pages) {
        const { path, init } = requestFor(page.key, { ...page.args, class: id }, teacher.account)
        const url = new URL(path, app.url)
        const began = performance.now()
        const response = await fetch(url, { headers: { ...init.headers, Cookie: teacher.jar.headerFor(url) } })
        const bytes = (await response.arrayBuffer()).byteLength
        if (!response.ok) throw new Error(`${page.name}: ${response.status}`)
        if (turn >= 0) timesByPage.get(page)?.push(performance.now() - began)
        if (turn === -1) console.log(`${page.name}: ${bytes} bytes`)
      }
    }
    const overview = median(timesByPage.get(pages[0]!) ?? [])
    console.log(
      `${engine}, ${records.toLocaleString('en-NZ')} records, ${turns} turns: milliseconds (median, 95th percentile)`,
    )
    for (const page of pages) {
      const { name, atMost } = page
      const times = timesByPage.get(page) ?? []
      const target =
        atMost === null ? '' : `   ${(median(times) / overview).toFixed(2)} times the overview (at most ${atMost})`
      console.log(
        `  ${name.padEnd(10)} ${median(times).toFixed(1).padStart(7)} ${percentile(times, 0.95).toFixed(1).padStart(7)}${target}`,
      )
    }
  } finally {
    await app.close()
    await database.remove()
  }
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
