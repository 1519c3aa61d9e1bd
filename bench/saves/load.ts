/**
 * The load generator: a separate process that plays the browsers of many students at once. It reads a `Load` from its
 * standard input, prints a `Measured` as one line of JSON, and ends.
 */
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { accountHeader } from '#contract'
import {
  currentRules,
  enNZ,
  loadLevel,
  type Move,
  moveAfter,
  type PlayableLevel,
  play,
  rightAnswer,
  startRound,
} from '#maths'
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
const level = await loadLevel('addition', '2.3', currentRules)
if (!level) throw new Error('There is no level 2.3')
const queues = load.clients.map((client) =>
  client.app === 'ours' ? savesOf(level, client, load) : putsOf(client, load),
)
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

/** Returns requests, each ready to be written, for rounds of 40 right answers played one after the other. */
function savesOf(level: PlayableLevel, client: Of<'ours'>, { port, movesPerRequest, milliseconds }: Load): Buffer[] {
  const requests: Buffer[] = []
  const wanted = (movesPerSecondAndClient * milliseconds) / 1000 / (movesPerRequest === 1 ? 3 : 1)
  for (let made = 0; made < wanted; made += movesPerRound) {
    const roundId = randomUUID()
    const moves = movesOf(level, client.account, roundId)
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

function movesOf(level: PlayableLevel, account: string, roundId: string): Move[] {
  let round = startRound(level, level.rules.seedOf(account, roundId))
  const moves: Move[] = []
  while (moves.length < movesPerRound) {
    const intent = round.awaitsNext
      ? ({ kind: 'next' } as const)
      : ({ kind: 'answer', answer: rightAnswer(round.question, enNZ) } as const)
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + 900)
    const played = play(level, round, move)
    if (!played.round) throw new Error(played.refused)
    round = played.round
    moves.push(move)
  }
  return moves
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
