/**
 * Milliseconds for which reads of a class wait after an event that several pages have received, so that the reads of
 * all these pages are one.
 */
const gatheringTime = 50

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

interface Crowd {
  pages: number
  readonly gathered: Promise<void>
}

export function createSharedReads(): SharedReads {
  const waiting = new Map<string, Promise<unknown>>()
  const running = new Map<string, Promise<unknown>>()
  const crowds = new Map<string, Crowd>()

  async function run<Result>({ classId, key }: SharedRead, read: () => Promise<Result>): Promise<Result> {
    // A read that fails has told its own requests.
    await running.get(key)?.catch(() => {})
    const crowd = crowds.get(classId)
    if (crowd && crowd.pages > 1) await crowd.gathered
    waiting.delete(key)
    const result = read()
    running.set(key, result)
    try {
      return await result
    } finally {
      if (running.get(key) === result) running.delete(key)
    }
  }

  async function gather(classId: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, gatheringTime).unref())
    crowds.delete(classId)
  }

  return {
    share<Result>(of: SharedRead, read: () => Promise<Result>) {
      const shared = (waiting.get(of.key) as Promise<Result> | undefined) ?? run(of, read)
      waiting.set(of.key, shared)
      return shared
    },
    expectPage(classId) {
      const crowd = crowds.get(classId) ?? { pages: 0, gathered: gather(classId) }
      crowd.pages++
      crowds.set(classId, crowd)
    },
  }
}
