/** The sets of a student's tasks. A version never changes, so it is loaded once and kept. */
import type { SetVersion } from '#maths'
import type { KeptSet } from '../../device/account/record.ts'
import { untilDropped } from '../client/account-cookie.ts'
import { call } from '../client/call.ts'
import { taskSetKey } from '../client/query-seeds.ts'
import { queryClientFor } from './queries.tsx'

/** Returns the query of a set in a task. */
export const taskSetQuery = (task: string, set: SetVersion) => ({
  queryKey: taskSetKey(set),
  queryFn: async () => {
    const found = await call('GET /api/tasks/{task}/sets/{set}', { task, set: set.id }, untilDropped())
    if (found.set.version !== set.version) throw new Error('The task has moved on to another version')
    return found
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** Returns a set that was loaded, or null. */
export const keptSet = (account: string, set: SetVersion): KeptSet | null =>
  queryClientFor(account).getQueryData<KeptSet>(taskSetKey(set)) ?? null
