/**
 * Measures how long a teacher waits for the server: for the overview of a class of forty who have played all levels,
 * and for its Student Progress. The databases differ in their number of records. All reads take turns in one run. The
 * server and the client share one process, so the times include both. Each read is compared with a plain SQL statement
 * and with a plain Hono app that return the same rows.
 *
 * `--records 10000,1000000,10000000` names the sizes, and `--engine sqlite` or `postgres` leaves out the other engine.
 * `--strict` ends with the exit code 1 if a target is missed. `--plans` prints the plans of the largest databases.
 */
import { performance } from 'node:perf_hooks'
import { startPostgres } from '../scripts/postgres.ts'
import { type ClassServer, openClassServer, type Way, ways } from './overview/class-server.ts'
import { type Page, pages } from './overview/plain.ts'
import { median, percentile } from './statistics.ts'

const sizes = (option('records') ?? '10000,1000000').split(',').map(Number)
const engines = ['PostgreSQL', 'SQLite'].filter((name) => name.toLowerCase().startsWith(option('engine') ?? ''))
const warmUps = 60
const turns = Number(process.env.TURNS ?? 300)
/** A page of which thirty open pages ask at once. */
const openPages = 30

const targets = { growth: 1.3, 'store / plain SQL': 2, 'endpoint / plain Hono': 2 } as const

const postgres = await startPostgres()
const missed: string[] = []
const summary: Record<string, number> = {}
try {
  for (const engine of engines) {
    const servers: ClassServer[] = []
    try {
      for (const size of sizes)
        servers.push(await openClassServer(engine === 'SQLite' ? undefined : postgres.url, size))
      for (const page of pages) await measurePage(engine, servers, page)
      if (process.argv.includes('--plans')) console.log((await servers.at(-1)!.plans()).join('\n\n'))
    } finally {
      for (const server of servers) await server.close()
    }
  }
} finally {
  await postgres.stop()
}
for (const line of missed) console.log(`Target missed: ${line}`)
if (process.argv.includes('--json')) console.log(JSON.stringify(summary))
if (missed.length > 0 && process.argv.includes('--strict')) process.exitCode = 1

async function measurePage(engine: string, servers: readonly ClassServer[], page: Page): Promise<void> {
  for (let i = 0; i < warmUps; i++) for (const server of servers) for (const way of ways) await server.read(page, way)
  const times = servers.map(() => new Map<Way, number[]>(ways.map((way) => [way, []])))
  const together: number[] = []
  for (let i = 0; i < turns; i++) {
    for (const [at, server] of servers.entries())
      for (const way of ways) times[at]!.get(way)!.push(await timed(() => server.read(page, way)))
    const all = () => Promise.all(Array.from({ length: openPages }, () => servers.at(-1)!.read(page, 'unchanged')))
    if (i % 10 === 0) together.push(await timed(all))
  }
  console.log(`\n${engine}, ${page} of a class of 40, milliseconds (median, 95th percentile), ${turns} turns`)
  for (const [at, { records }] of servers.entries()) {
    const cells = ways.map((way) => `${way} ${show(median(times[at]!.get(way)!))} ${show(p95(times[at]!.get(way)!))}`)
    console.log(`  ${records.toLocaleString('en-NZ').padStart(10)} records: ${cells.join('   ')}`)
  }
  const of = (at: number, way: Way) => median(times.at(at)!.get(way)!)
  report(`${engine} ${page} growth`, of(-1, 'endpoint') / of(0, 'endpoint'), targets.growth)
  report(`${engine} ${page} store / plain SQL`, of(-1, 'store') / of(-1, 'plain SQL'), targets['store / plain SQL'])
  report(
    `${engine} ${page} endpoint / plain Hono`,
    of(-1, 'endpoint') / of(-1, 'plain Hono'),
    targets['endpoint / plain Hono'],
  )
  console.log(`  ${openPages} open pages at once: ${show(median(together))} ms for all of them`)
  summary[`${engine} ${page} ms`] = Number(of(-1, 'endpoint').toFixed(2))
}

function report(name: string, ratio: number, target: number): void {
  console.log(`  ${name}: ${ratio.toFixed(2)} (target: at most ${target})`)
  summary[name] = Number(ratio.toFixed(2))
  if (ratio > target) missed.push(`${name} is ${ratio.toFixed(2)}`)
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function p95(times: readonly number[]): number {
  return percentile(times, 0.95)
}

function show(ms: number): string {
  return ms.toFixed(2).padStart(5)
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? undefined : process.argv[at + 1]
}
