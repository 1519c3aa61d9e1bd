/**
 * How fast answers are saved on one PostgreSQL server and on three with Citus (a coordinator and two workers). Prints
 * medians of interleaved turns. Where all servers share the cores of one machine, the three only show what distribution
 * costs. What it gains needs machines of their own.
 */
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { generate } from '../bench/saves/generate.ts'
import type { Measured } from '../bench/saves/load.ts'
import { type BenchServer, startServer } from '../bench/saves/server.ts'
import { median } from '../bench/statistics.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { prepare } from '../scripts/prepare/prepare.mjs'
import { isCitusInstalled, noCitus, startCitus } from './citus.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const students = 32
/** The turns play with different students in rotation, because the app limits how much a student may write. */
const groups = 3
const turns = Number(process.env.TURNS ?? 5)
const milliseconds = 3000

interface Line {
  readonly name: string
  readonly server: BenchServer
  readonly movesPerRequest: number
  readonly results: Measured[]
}

if (isCitusInstalled()) await compare()
else console.log(`Skipped: ${noCitus}`)

async function compare(): Promise<void> {
  await prepare(root, ['web', 'server'])
  const [single, citus] = [await startPostgres(), await startCitus()]
  const servers: BenchServer[] = []
  try {
    for (const { url } of [single, citus]) servers.push(await startServer(root, url, students * groups))
    const lines = ['one server', 'three servers'].flatMap((name, i): Line[] =>
      [1, 10].map((movesPerRequest) => ({ name, server: servers[i]!, movesPerRequest, results: [] })),
    )
    // The first requests of a process are slow: its code is not compiled yet.
    for (const line of lines) await measure(line)
    for (let turn = 0; turn < turns; turn++) for (const line of lines) line.results.push(await measure(line))
    console.log(`${availableParallelism()} cores for all servers, the app and the load generator`)
    console.log('                                    moves/s   p50 ms   p99 ms')
    for (const { name, movesPerRequest, results } of lines) {
      const of = (figure: (turn: Measured) => number) => median(results.map(figure))
      const cells = [
        of(({ moves, seconds }) => moves / seconds).toFixed(0),
        of(({ p50 }) => p50).toFixed(1),
        of(({ p99 }) => p99).toFixed(1),
      ]
      console.log(`${name}, ${movesPerRequest} a request`.padEnd(34) + cells.map((cell) => cell.padStart(9)).join(''))
    }
  } finally {
    for (const server of servers) await server.close()
    await single.stop()
    await citus.stop()
  }
}

function measure({ server, movesPerRequest }: Line): Promise<Measured> {
  const clients = server.nextClients(students)
  return generate(root, { port: server.port, clients, movesPerRequest, milliseconds })
}
