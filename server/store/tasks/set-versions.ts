import { z } from 'zod'
import { ownProblem } from '#contract'
import { type PlayedProblem, playedProblem, type SetVersion, versionName } from '#maths'
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
/** The most versions whose keys are kept without their texts. One has at most 50 keys of 16 characters. */
const mostKeys = 10_000
const storedProblems = z.array(ownProblem)

/** The versions of sets. They never change, so those that were read last are kept for an hour. */
export function createSetVersions({ selectVersion }: Pick<Sets, 'selectVersion'>, clock: Clock) {
  const kept = new Map<string, { readonly set: PlayedSet; readonly readAt: number }>()
  const keysByName = new Map<string, readonly string[]>()
  return {
    select,

    /**
     * Returns the keys of the problems of a version. They are kept longer than its texts, because every page with tasks
     * needs the keys of all their sets. A set that was deleted with its teacher has none.
     */
    async keysOf(set: SetVersion): Promise<readonly string[]> {
      const name = versionName(set)
      const keys = keysByName.get(name) ?? (await select(set))?.problems.map(({ key }) => key)
      if (!keys) return []
      keysByName.delete(name)
      keysByName.set(name, keys)
      const [oldest] = keysByName.keys()
      if (keysByName.size > mostKeys && oldest !== undefined) keysByName.delete(oldest)
      return keys
    },
  }

  /** Returns a version, also of a deleted set. */
  async function select(of: SetVersion): Promise<PlayedSet | null> {
    const name = versionName(of)
    const now = clock()
    for (const [other, { readAt }] of kept) if (readAt + keptFor <= now) kept.delete(other)
    const known = kept.get(name)
    const set = known?.set ?? (await read(of))
    if (!set) return null
    kept.delete(name)
    kept.set(name, { set, readAt: known?.readAt ?? now })
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return set
  }

  async function read({ teacher, id, version }: SetVersion): Promise<PlayedSet | null> {
    const content = await selectVersion(teacher, id, version)
    if (!content) return null
    return { title: content.title, problems: storedProblems.parse(readJson(content.problems)).map(playedProblem) }
  }
}
