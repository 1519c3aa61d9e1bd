/** The sets of a student's tasks. A version never changes, so it is loaded once and kept. */
import type { Output } from '#contract'
import type { SetVersion } from '#maths'
import { queryClientFor } from './queries.tsx'

export type PlayedSet = Output<'GET /api/tasks/{task}/sets/{set}'>

const taskSetKey = ({ teacher, id, version }: SetVersion) => ['set', teacher, id, version] as const

/** Returns a set that was loaded, or null. */
export const keptSet = (account: string, set: SetVersion): PlayedSet | null =>
  queryClientFor(account).getQueryData<PlayedSet>(taskSetKey(set)) ?? null
