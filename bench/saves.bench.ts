/**
 * Measures how fast answers are saved, as ratios to pgbench's upserts on the same PostgreSQL. The upserts are prepared
 * statements of one row each, in the same run and with fsync. 32 students save answers of rounds of 40 moves, and each
 * request has exactly 1 or exactly 10 of them. The built server, PostgreSQL and the load generator are processes of
 * their own. Beside it, signed-in users of Parse Server save one object with each request. Prints medians of five
 * interleaved turns, and the latency at half of the highest load. The rounds are of all operations, and a fifth of the
 * answers is wrong. `--soak 10` instead saves answers for ten minutes on both engines at the same time, and prints the
 * server's memory. `--against <folder>` instead compares with the built server of another checkout, in turns.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startPostgres } from '../scripts/postgres.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { generate } from './saves/generate.ts'
import type { Measured } from './saves/load.ts'
import { startParseServer } from './saves/parse-server.ts'
import { upsertsPerSecond } from './saves/pgbench.ts'
import { type BenchServer, startServer } from './saves/server.ts'
import { soak } from './saves/soak.ts'
import { median } from './statistics.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const clients = 32
const turns = Number(process.env.TURNS ?? 5)
const seconds = 3
/** The turns play with different students in rotation, because the app limits how much a student may write. */
const studentGroups = 3
const studentGroupsOfSoak = 6

interface Line {
  readonly key: string
  readonly name: string
  readonly server: BenchServer
  readonly movesPerRequest: number
}
interface Turn extends Measured {
  /** Saved moves for each upsert of pgbench in the same turn. */
  readonly ratio: number
  /** CPU of the app's process in microseconds for each request. */
  readonly cpuOfServer: number
}

await prepare(root, ['web', 'server'])
const againstAt = process.argv.indexOf('--against')
const against = againstAt < 0 ? null : resolve(process.argv[againstAt + 1] ?? '')
const soakAt = process.argv.indexOf('--soak')
const soakMinutes = soakAt < 0 ? 0 : Number(process.argv[soakAt + 1] ?? 10)
const postgres = await startPostgres()
const servers: BenchServer[] = []
try {
  const students = clients * (soakMinutes > 0 ? studentGroupsOfSoak : studentGroups)
  const checkouts = against ? [root, against] : [root]
  for (const checkout of checkouts)
    for (const url of [postgres.url, null]) servers.push(await startServer(checkout, url, students))
  if (soakMinutes > 0) await soakAll()
  else if (against) await compareCheckouts()
  else await compareAll()
} finally {
  for (const server of servers) await server.close()
  await postgres.stop()
}

async function soakAll(): Promise<void> {
  const [onPostgres, onSqlite] = servers as [BenchServer, BenchServer]
  const soakOne = async (name: string, server: BenchServer) => {
    const growth = await soak(root, name, server, clients, soakMinutes)
    console.log(`${name}: the memory at the end is ${growth.toFixed(2)} times that at half of the time`)
  }
  await Promise.all([soakOne('PostgreSQL', onPostgres), soakOne('SQLite', onSqlite)])
}

/** Prints how fast this checkout saves, as a share of the other one, with the medians of pairs of turns. */
async function compareCheckouts(): Promise<void> {
  const [onPostgres, onSqlite, otherOnPostgres, otherOnSqlite] = servers as [BenchServer, ...BenchServer[]]
  const pairs = [1, 10].flatMap((movesPerRequest) => [
    { name: `PostgreSQL, ${movesPerRequest} a request`, pair: [onPostgres, otherOnPostgres!], movesPerRequest },
    { name: `SQLite, ${movesPerRequest} a request`, pair: [onSqlite!, otherOnSqlite!], movesPerRequest },
  ])
  const shares = pairs.map((): { rate: number; cpu: number }[] => [])
  // The first turn of each pair is not counted: code is not compiled yet.
  for (let turn = 0; turn <= turns; turn++) {
    for (const [i, { name, pair, movesPerRequest }] of pairs.entries()) {
      const measured: Turn[] = []
      const order = turn % 2 === 0 ? pair : pair.toReversed()
      for (const server of order) measured.push(await measure({ key: name, name, server, movesPerRequest }, 1))
      const [own, other] = turn % 2 === 0 ? measured : measured.toReversed()
      if (turn === 0 || !own || !other) continue
      shares[i]?.push({
        rate: own.moves / own.seconds / (other.moves / other.seconds),
        cpu: own.cpuOfServer / other.cpuOfServer,
      })
    }
  }
  console.log(`Median of ${turns} pairs, this checkout by ${against}: answers a second, CPU of the app for a request`)
  for (const [i, { name }] of pairs.entries()) {
    const of = (figure: 'rate' | 'cpu') => median(shares[i]?.map((share) => share[figure]) ?? []).toFixed(2)
    console.log(`${name.padEnd(26)} ${of('rate')} ${of('cpu')}`)
  }
}

async function compareAll(): Promise<void> {
  servers.push(await startParseServer(root, postgres.url, clients))
  const [onPostgres, onSqlite, parse] = servers as [BenchServer, BenchServer, BenchServer]
  const lines: Line[] = [
    { key: 'postgres1', name: 'PostgreSQL, 1 answer a request', server: onPostgres, movesPerRequest: 1 },
    { key: 'postgres10', name: 'PostgreSQL, 10 answers a request', server: onPostgres, movesPerRequest: 10 },
    { key: 'sqlite1', name: 'SQLite, 1 answer a request', server: onSqlite, movesPerRequest: 1 },
    { key: 'parse', name: 'Parse Server, 1 object a request', server: parse, movesPerRequest: 1 },
    { key: 'sqlite10', name: 'SQLite, 10 answers a request', server: onSqlite, movesPerRequest: 10 },
  ]
  // The first requests of a process are slow: its code is not compiled yet.
  for (const line of lines) await measure(line, 1)
  const results = new Map(lines.map(({ key }): [string, Turn[]] => [key, []]))
  const upserts: number[] = []
  for (let turn = 0; turn < turns; turn++) {
    const yardstick = await upsertsPerSecond(postgres.url, clients, seconds)
    upserts.push(yardstick)
    for (const line of lines) results.get(line.key)?.push(await measure(line, yardstick))
  }

  console.log(`pgbench, prepared upserts: ${Math.round(median(upserts))} a second, ${clients} clients`)
  console.log('                                    ratio   moves/s   p50 ms   p99 ms   µs of server   load generator')
  const summary: Record<string, number> = {}
  for (const { key, name } of lines) {
    const of = (figure: (turn: Turn) => number) => median(results.get(key)?.map(figure) ?? [])
    summary[key] = Number(of(({ ratio }) => ratio).toFixed(3))
    const cells = [
      summary[key].toFixed(3),
      of(({ moves, seconds }) => moves / seconds).toFixed(0),
      of(({ p50 }) => p50).toFixed(1),
      of(({ p99 }) => p99).toFixed(1),
      of(({ cpuOfServer }) => cpuOfServer).toFixed(0),
      `${(100 * of(({ cpu }) => cpu)).toFixed(0)} % of a core`,
    ]
    console.log(name.padEnd(34) + cells.map((cell) => cell.padStart(9)).join(''))
  }
  const { parse: parseRatio = Number.NaN, ...ratios } = summary
  const timesParse = (key: string) => Number(((summary[key] ?? Number.NaN) / parseRatio).toFixed(1))
  const compared = { ...ratios, timesParse1: timesParse('postgres1'), timesParse10: timesParse('postgres10') }
  console.log(
    `PostgreSQL saves ${compared.timesParse1} and ${compared.timesParse10} times as many answers as Parse Server saves objects.`,
  )
  for (const line of [lines[0]!, lines[2]!]) {
    const highest = median(results.get(line.key)?.map(({ requests, seconds }) => requests / seconds) ?? [])
    const { p50, p99 } = await measure(line, 1, highest / 2)
    console.log(`${line.name}, half of the highest load: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
  }
  if (process.argv.includes('--json')) console.log(JSON.stringify(compared))
}

async function measure({ server, movesPerRequest }: Line, upserts: number, requestsPerSecond?: number): Promise<Turn> {
  const before = server.cpu()
  const pace = requestsPerSecond ? { requestsPerSecond } : {}
  const load = {
    port: server.port,
    clients: server.nextClients(clients),
    movesPerRequest,
    milliseconds: seconds * 1000,
    ...pace,
  }
  const measured = await generate(root, load)
  const cpuOfServer = ((server.cpu() - before) / measured.requests) * 1e6
  return { ...measured, ratio: measured.moves / measured.seconds / upserts, cpuOfServer }
}
