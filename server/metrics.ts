/** Prometheus metrics on their own port. Labels name routes, methods and statuses, but never a person. */
import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { SeenRequest } from './log.ts'
import type { Meter, PoolUse } from './store/meter.ts'

export interface Metrics {
  observeRequest(request: SeenRequest, ms: number): void
  readonly meter: Meter
  /** Registers a function that returns the number of open event streams. */
  watchStreams(open: () => number): void
  /**
   * Serves `/metrics` to this machine only, and returns a function that stops it. Throws an error of one line if the
   * port is in use. In a worker, the metrics go to the process that serves those of all (`serveWorkers`).
   */
  listen(port: number): Promise<() => void>
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Creates the metrics, including those of the process: memory, CPU, garbage collection and event loop delay. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const requests = new Histogram({
    name: 'solve_it_request_seconds',
    help: 'Time from the arrival of a request to its response; to the first byte for event streams',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: seconds,
    registers,
  })
  const saves = new Counter({ name: 'solve_it_saves_total', help: 'Saves of rounds that were committed', registers })
  const moves = new Counter({ name: 'solve_it_moves_saved_total', help: 'Moves that were committed', registers })
  const groups = new Histogram({
    name: 'solve_it_save_group_size',
    help: 'Saves in one transaction',
    buckets: [1, 2, 5, 10, 20, 50, 100],
    registers,
  })
  const groupSeconds = new Histogram({
    name: 'solve_it_save_seconds',
    help: 'Time of a transaction that saves rounds',
    buckets: seconds,
    registers,
  })
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read())
      },
    })

  return {
    observeRequest: ({ method, route, status }, ms) => requests.observe({ method, route, status }, ms / 1000),
    meter: {
      saved(group) {
        saves.inc(group.saves)
        moves.inc(group.moves)
        groups.observe(group.saves)
        groupSeconds.observe(group.seconds)
      },
      watchQueue: (waiting) => gauge('solve_it_save_queue_length', 'Saves that wait for a transaction', waiting),
      watchPool(use) {
        const states: (keyof PoolUse)[] = ['active', 'idle', 'waiting']
        const help = 'PostgreSQL connections in use and idle, and callers that wait for one'
        new Gauge({
          name: 'solve_it_pool_connections',
          help,
          labelNames: ['state'],
          registers,
          collect() {
            const now = use()
            for (const state of states) this.set({ state }, now[state])
          },
        })
      },
    },
    watchStreams: (open) => gauge('solve_it_event_streams', 'Event streams that are open', open),
    async listen(port) {
      if (!cluster.isWorker) return listen(port, registry.contentType, () => registry.metrics())
      AggregatorRegistry.setRegistries(registry)
      // It listens for the requests of the process that serves the metrics.
      new AggregatorRegistry()
      return () => {}
    },
  }
}

/** Serves the sums of all workers' metrics, like `listen` of one process. */
export function serveWorkers(port: number): Promise<() => void> {
  const registry = new AggregatorRegistry()
  return listen(port, registry.contentType, () => registry.clusterMetrics())
}

function listen(port: number, contentType: string, read: () => Promise<string>): Promise<() => void> {
  const server = createServer(async (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') return response.writeHead(404).end()
    const text = await read().catch(() => null)
    if (text === null) return response.writeHead(500).end()
    return response.writeHead(200, { 'Content-Type': contentType }).end(text)
  })
  return new Promise((resolve, reject) => {
    const inUse = `Port ${port} is in use. Stop what runs there, or set METRICS_PORT to another number.`
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(inUse) : error)
    })
    server.listen(port, '127.0.0.1', () => resolve(() => server.close().closeAllConnections()))
  })
}
