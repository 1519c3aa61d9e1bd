import cluster, { type Worker } from 'node:cluster'
import type { Config } from './config.ts'
import { createLog } from './log.ts'

/** Milliseconds until a worker that ended is replaced. A worker that cannot start must not keep the machine busy. */
const replacementPause = 1000

/**
 * Starts the processes that share the port (`WORKERS`). The first one migrates the database before the others start.
 * Each worker that ends by itself is replaced. If the first one cannot start, it prints the reason, and this process
 * ends with the exit code 1. Returns a function that stops all workers and resolves when they have ended.
 */
export async function startWorkers({ workers, metricsPort, logLevel }: Config): Promise<() => Promise<void>> {
  const log = createLog(logLevel)
  const stopMetrics = metricsPort ? await (await import('./metrics.ts')).serveWorkers(metricsPort) : () => {}
  let isStopping = false
  await listening(cluster.fork())
  cluster.on('exit', (_, code, signal) => {
    if (isStopping) return
    log.error({ code, signal }, 'a worker has ended, and another one replaces it')
    setTimeout(() => isStopping || cluster.fork(), replacementPause)
  })
  await Promise.all(Array.from({ length: workers - 1 }, () => listening(cluster.fork())))

  return async () => {
    isStopping = true
    stopMetrics()
    const running = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ended = running.map((worker) => new Promise((resolve) => worker.once('exit', resolve)))
    for (const worker of running) worker.process.kill('SIGTERM')
    await Promise.all(ended)
  }
}

/** Returns whether this process prints lines for people: of several workers, only the first one. */
export const isFirstProcess = () => (cluster.worker?.id ?? 1) === 1

export const { isWorker } = cluster

/** Resolves when the worker accepts requests. */
function listening(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    let isListening = false
    worker.once('listening', () => {
      isListening = true
      resolve()
    })
    worker.once('exit', (code) => {
      // After its start, the first worker is replaced like the others, and this promise has been resolved.
      if (worker.id === 1 && !isListening) process.exit(code || 1)
      resolve()
    })
  })
}
