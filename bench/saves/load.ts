/**
 * The load generator: a separate process that plays the browsers of many students at once. It reads a `Load` from its
 * standard input, prints a `Measured` as one line of JSON, and ends.
 */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { accountHeader } from '#contract'
import { loadLevels, operations, type PlayableLevel } from '#maths'
import { loadSlips, type Slip } from '#maths/solve'
import { playRandomly } from '../../server/test/random-play.ts'
import { median, percentile } from '../statistics.ts'
import { open, requestTo, send } from './connection.ts'

/** A simulated browser that sends requests one after the other. */
export type Client =
  | { readonly app: 'ours'; readonly account: string; readonly cookie: string }
  | { readonly app: 'parse'; readonly object: string; readonly session: string }

export interface Load {
  readonly port: number
  readonly clients: readonly Client[]
  /** How many moves each request has; a round has 40. Parse Server saves one object with each request. */
  readonly movesPerRequest: number
  readonly milliseconds: number
  /** The requests of all clients together in a second. Without it, each client sends as fast as the server replies. */
  readonly requestsPerSecond?: number
}

export interface Measured {
  /** Acknowledged moves. */
  readonly moves: number
  readonly requests: number
  readonly seconds: number
  /** Latency of a request in milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The share of one core that this process used. */
  readonly cpu: number
}

const movesPerRound = 40
/** The moves that are prepared for each client and second: more than any server accepts. */
const movesPerSecondAndClient = 1200

const load: Load = JSON.parse(await text(process.stdin))
/** The levels of an operation, with its slips. */
interface Played {
  readonly levels: readonly PlayableLevel[]
  readonly slips: readonly Slip[]
}
const played: readonly Played[] = await Promise.all(
  operations.map(async (operation) => ({ levels: await loadLevels(operation), slips: await loadSlips(operation) })),
)
const draw = (limit: number) => Math.floor(Math.random() * limit)
const queues = load.clients.map((client) => (client.app === 'ours' ? savesOf(client, load) : putsOf(client, load)))
const sockets = await Promise.all(queues.map(() => open(load.port)))
const latencies: number[] = []
let moves = 0
const began = performance.now()
const cpuBefore = process.cpuUsage()
const end = began + load.milliseconds
await Promise.all(queues.map((queue, i) => sendAll(sockets[i]!, queue)))
const seconds = (performance.now() - began) / 1000
const { user, system } = process.cpuUsage(cpuBefore)
for (const socket of sockets) socket.destroy()
const measured: Measured = {
  moves,
  requests: latencies.length,
  seconds,
  p50: median(latencies),
  p99: percentile(latencies, 0.99),
  cpu: (user + system) / 1e6 / seconds,
}
console.log(JSON.stringify(measured))

type Of<App> = Extract<Client, { app: App }>

/**
 * Returns requests, each ready to be written, for rounds of 40 moves played one after the other. The operations take
 * turns, each with a random level, and a fifth of the answers is wrong.
 */
function savesOf(client: Of<'ours'>, { port, movesPerRequest, milliseconds }: Load): Buffer[] {
  const requests: Buffer[] = []
  const wanted = (movesPerSecondAndClient * milliseconds) / 1000 / (movesPerRequest === 1 ? 3 : 1)
  for (let made = 0; made < wanted; made += movesPerRound) {
    const roundId = randomUUID()
    const { levels, slips } = played[(made / movesPerRound) % played.length]!
    const level = levels[draw(levels.length)]!
    const round = { account: client.account, roundId, count: movesPerRound, oneWrongIn: 5 }
    const moves = playRandomly(level, slips, round, draw)
    for (let from = 0; from < moves.length; from += movesPerRequest) {
      const part = moves.slice(from, from + movesPerRequest)
      const input = { operation: level.operation, levelId: level.id, rules: level.rules.version, moves: part }
      const headers = {
        Origin: `http://localhost:${port}`,
        'Sec-Fetch-Site': 'same-origin',
        Cookie: client.cookie,
        [accountHeader]: client.account,
      }
      requests.push(requestTo(port, 'POST', `/api/rounds/${roundId}/moves`, headers, input))
    }
  }
  return requests
}

/** Returns requests that each save one object of a signed-in user on Parse Server. */
function putsOf({ object, session }: Of<'parse'>, { port, milliseconds }: Load): Buffer[] {
  const headers = { 'X-Parse-Application-Id': 'bench', 'X-Parse-Session-Token': session }
  const wanted = (movesPerSecondAndClient * milliseconds) / 1000
  return Array.from({ length: wanted }, (_, streak) =>
    requestTo(port, 'PUT', `/parse/classes/Progress/${object}`, headers, { streak, completed: false }),
  )
}

async function sendAll(socket: Socket, queue: readonly Buffer[]): Promise<void> {
  const { requestsPerSecond } = load
  const interval = requestsPerSecond ? (1000 * load.clients.length) / requestsPerSecond : 0
  // The clients begin at different times, as people do.
  let dueAt = performance.now() + Math.random() * interval
  for (const request of queue) {
    await sleep(Math.max(0, dueAt - performance.now()))
    // A request that had to wait for the one before it is late, and its latency counts from when it was due.
    const sentAt = interval ? dueAt : performance.now()
    dueAt += interval
    if (performance.now() >= end) return
    await send(socket, request)
    latencies.push(performance.now() - sentAt)
    moves += load.movesPerRequest
  }
  throw new Error('The server was faster than the load generator expects: make more rounds')
}

async function sleep(milliseconds: number): Promise<void> {
  if (milliseconds > 0) await delay(milliseconds)
}
