/**
 * Milliseconds for which reads of a class wait after an event that several pages have received, so that all these pages
 * share a read.
 */
const groupingTime = 50

/**
 * Equal reads of one moment as one. A request shares only a read that has not begun yet. So no request gets data that
 * are older than itself, whichever process has changed them (docs/decisions/021-tags-of-class-pages.md).
 */
export interface SharedReads {
  /** Returns the result of a read, or of a waiting read with the same class and key. */
  share<Result>(of: SharedRead, read: () => Promise<Result>): Promise<Result>
  /** Says that a page of the class was told of a change, and will read the class in a moment. */
  expectPage(classId: string): void
}

export interface SharedRead {
  readonly classId: string
  /** Reads with equal keys have equal results. */
  readonly key: string
}

/** The pages that have received an event of a class, and will read the class. */
interface Group {
  pages: number
  /** Resolves when no further page joins the group. */
  readonly complete: Promise<void>
}

export function createSharedReads(): SharedReads {
  const waiting = new Map<string, Promise<unknown>>()
  const running = new Map<string, Promise<unknown>>()
  const groups = new Map<string, Group>()

  async function run<Result>({ classId, key }: SharedRead, read: () => Promise<Result>): Promise<Result> {
    // A read that fails has told its own requests.
    await running.get(key)?.catch(() => {})
    const group = groups.get(classId)
    if (group && group.pages > 1) await group.complete
    waiting.delete(key)
    const result = read()
    running.set(key, result)
    try {
      return await result
    } finally {
      if (running.get(key) === result) running.delete(key)
    }
  }

  async function completeGroup(classId: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, groupingTime).unref())
    groups.delete(classId)
  }

  return {
    share<Result>(of: SharedRead, read: () => Promise<Result>) {
      const shared = (waiting.get(of.key) as Promise<Result> | undefined) ?? run(of, read)
      waiting.set(of.key, shared)
      return shared
    },
    expectPage(classId) {
      const group = groups.get(classId) ?? { pages: 0, complete: completeGroup(classId) }
      group.pages++
      groups.set(classId, group)
    },
  }
}
