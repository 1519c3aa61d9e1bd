import { generate } from './generate.ts'
import type { BenchServer } from './server.ts'

/** Seconds of each run of the load generator, which prepares all requests of a run before it begins. */
const runSeconds = 10

/**
 * Saves answers as fast as possible for some minutes, one answer per request, and prints the server's memory every
 * minute. Returns the growth of the memory over the second half, as a ratio. In the first half, the process still grows
 * to its usual size.
 */
export async function soak(
  root: string,
  name: string,
  server: BenchServer,
  clients: number,
  minutes: number,
): Promise<number> {
  const memory: number[] = []
  for (let minute = 1; minute <= minutes; minute++) {
    const end = performance.now() + 60_000
    let [requests, slowest] = [0, 0]
    while (performance.now() < end) {
      const who = { port: server.port, clients: server.nextClients(clients) }
      const run = await generate(root, { ...who, movesPerRequest: 1, milliseconds: runSeconds * 1000 })
      requests += run.requests
      slowest = Math.max(slowest, run.p99)
    }
    memory.push(server.memory())
    const cells = [`minute ${minute}`, `${requests} requests`, `p99 ${slowest.toFixed(1)} ms`]
    console.log(`${name}, ${cells.join(', ')}, memory ${(server.memory() / 1e6).toFixed(0)} MB`)
  }
  const half = memory[Math.floor((minutes - 1) / 2)] ?? Number.NaN
  return (memory.at(-1) ?? Number.NaN) / half
}
