/** The queries whose data the device keeps, without the code of queries. Their cache takes the data when it opens. */
import type { Output } from '#contract'
import type { KeptPractice, KeptSet, KeptTasks } from '../../device/account/record.ts'
import { onAccountDropped } from './account-cookie.ts'

export const progressKey = ['progress'] as const
export const practiceKey = ['practice'] as const
export const tasksKey = ['tasks'] as const
export const taskSetsKey = ['set'] as const
/** A version of a set of own problems never changes. */
export const taskSetKey = ({ teacher, id, version }: KeptSet['set']) => [...taskSetsKey, teacher, id, version] as const
export const membershipsKey = ['memberships'] as const

export interface QuerySeeds {
  /** Null if the device has none. */
  readonly memberships: Output<'GET /api/memberships'> | null
  /** Null if the device has none. */
  readonly progress: Output<'GET /api/progress'> | null
  /** Null if the device has none. */
  readonly practice: KeptPractice | null
  /** Null if the device has none. */
  readonly tasks: KeptTasks | null
  /** The sets of the tasks. */
  readonly sets: readonly KeptSet[]
}

let kept: { readonly accountId: string; readonly seeds: QuerySeeds } | null = null

export function keepSeeds(accountId: string, seeds: QuerySeeds): void {
  kept = { accountId, seeds }
}

/** Returns the seeds once, and only to the account to which they belong. Returns null otherwise. */
export function takeSeeds(accountId: string | null): QuerySeeds | null {
  const taken = kept?.accountId === accountId ? kept.seeds : null
  kept = null
  return taken
}

onAccountDropped(() => {
  kept = null
})
