import { z } from 'zod'
import { ownProblem } from '#contract'
import { type PlayedProblem, playedProblem, type SetVersion } from '#maths'
import type { Clock } from '../clock.ts'
import { readJson } from '../rounds/stored-round.ts'
import type { Sets } from './sets.ts'

/** A version of a set as students play it. */
export interface PlayedSet {
  readonly title: string
  readonly problems: readonly PlayedProblem[]
}

/** The most versions that a server keeps. A class plays one or a few at a time. */
const mostKept = 100
/** Milliseconds for which a version is kept, so that an erased one is forgotten, which other processes do not tell. */
const keptFor = 3_600_000
const storedProblems = z.array(ownProblem)

export type SetVersions = ReturnType<typeof createSetVersions>

/** The versions of sets. They never change, so those that were read last are kept for an hour. */
export function createSetVersions({ selectVersion }: Pick<Sets, 'selectVersion'>, clock: Clock) {
  const kept = new Map<string, { readonly set: PlayedSet; readonly readAt: number }>()
  return {
    /** Returns a version, also of a deleted set. */
    async select({ teacher, id, version }: SetVersion): Promise<PlayedSet | null> {
      const name = `${teacher} ${id} ${version}`
      const now = clock()
      for (const [other, { readAt }] of kept) if (readAt + keptFor <= now) kept.delete(other)
      const known = kept.get(name)
      const set = known?.set ?? (await read({ teacher, id, version }))
      if (!set) return null
      kept.delete(name)
      kept.set(name, { set, readAt: known?.readAt ?? now })
      const [oldest] = kept.keys()
      if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
      return set
    },
  }

  async function read({ teacher, id, version }: SetVersion): Promise<PlayedSet | null> {
    const content = await selectVersion(teacher, id, version)
    if (!content) return null
    return { title: content.title, problems: storedProblems.parse(readJson(content.problems)).map(playedProblem) }
  }
}
