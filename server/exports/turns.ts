export type Turns = ReturnType<typeof createTurns>

/**
 * Steps of several exports that a process does one after another, in the order in which they were asked for. An export
 * has no turn while its reader is slow, so it keeps nobody waiting.
 */
export function createTurns() {
  let last: Promise<unknown> = Promise.resolve()
  return {
    take<T>(step: () => Promise<T>): Promise<T> {
      const turn = last.then(step)
      // The export of a step that fails ends. The others go on.
      last = turn.catch(() => {})
      return turn
    },
  }
}
