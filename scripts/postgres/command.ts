import { pathToFileURL } from 'node:url'

/** Returns whether a module is the program that Node runs, and not an import of another one. */
export function isProgram(moduleUrl: string): boolean {
  return process.argv[1] !== undefined && moduleUrl === pathToFileURL(process.argv[1]).href
}

/** Starts servers as the work of a program: it prints their address, and runs until SIGINT or SIGTERM stops them. */
export async function runServers(start: () => Promise<{ readonly url: string; stop(): Promise<void> }>): Promise<void> {
  const starting = start()
  const waiting = setInterval(() => {}, 60_000)
  // The handlers exist before the address is printed, because the process that reads it may send a signal at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, async () => {
      clearInterval(waiting)
      await (await starting).stop()
    })
  }
  process.stdout.write(`${(await starting).url}\n`)
}
