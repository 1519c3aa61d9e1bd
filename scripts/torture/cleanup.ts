export interface Cleanup {
  /** Adds a task. It must not fail if its work is already done. */
  add(task: () => void): void
  /** Runs the tasks once, the newest first. */
  run(): void
}

const exitCodes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const

/** Returns tasks that also run when this process ends by an error, by Ctrl-C or by a signal. */
export function cleanupAtExit(): Cleanup {
  const tasks: (() => void)[] = []
  const run = () => {
    for (let task = tasks.pop(); task; task = tasks.pop()) {
      try {
        task()
      } catch (error) {
        console.error('A cleanup task failed:', error)
      }
    }
  }
  process.once('exit', run)
  for (const [signal, code] of Object.entries(exitCodes)) process.once(signal, () => process.exit(code))
  return { add: (task) => void tasks.push(task), run }
}
