import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onAccountDropped } from '../client/account-cookie.ts'
import { isDecided, isSignedOut } from '../client/problems.ts'
import {
  membershipsKey,
  practiceKey,
  progressKey,
  takeSeeds,
  taskSetKey,
  taskSetsKey,
  tasksKey,
} from '../client/query-seeds.ts'
import { sessionOf } from '../session/current-session.ts'
import { useAccount } from '../session/use-session.ts'

/** Gives the pages behind the guard the cache of queries of their account. A level needs none. */
export function Queries({ children }: { children: ReactNode }) {
  const { id } = useAccount()
  return <QueryClientProvider client={queryClientFor(id)}>{children}</QueryClientProvider>
}

let current: { readonly accountId: string; readonly client: QueryClient } | null = null

/** Returns the client of an account. Each has its own, so that nobody sees the data of the account before. */
export function queryClientFor(accountId: string): QueryClient {
  if (current?.accountId !== accountId) {
    current?.client.clear()
    current = { accountId, client: createClient(accountId) }
  }
  return current.client
}

// A log-out clears all data from memory, even if the same account signs in again.
onAccountDropped(() => {
  current?.client.clear()
  current = null
})

function createClient(accountId: string): QueryClient {
  const onError = (error: Error) => {
    // A late error of an earlier account says nothing about the account that is signed in now.
    if (isSignedOut(error) && current?.accountId === accountId) sessionOf(accountId).set(null)
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // A lost network is a failure that the screen shows, not a pause that looks like loading.
      queries: { networkMode: 'always', retry: mayHelp, staleTime: 10_000 },
      mutations: { networkMode: 'always' },
    },
  })
  // A level shows none of them for a long time, but stored answers change the progress (outbox/stored-progress.ts).
  for (const key of [membershipsKey, progressKey, practiceKey, tasksKey, taskSetsKey])
    client.setQueryDefaults(key, { gcTime: Number.POSITIVE_INFINITY })
  // Kept data is shown until the server has said more.
  const outOfDate = { updatedAt: 0 }
  const seeds = takeSeeds(accountId)
  if (seeds?.memberships) client.setQueryData(membershipsKey, seeds.memberships, outOfDate)
  if (seeds?.progress) client.setQueryData(progressKey, seeds.progress, outOfDate)
  for (const [queryKey, kept] of [
    [practiceKey, seeds?.practice],
    [tasksKey, seeds?.tasks],
  ] as const) {
    if (!kept) continue
    // Its time says which answers came later (outbox/unsent/use-with-unsent.ts).
    client.setQueryData<unknown>(queryKey, kept.page, { updatedAt: kept.loadedAt })
    void client.invalidateQueries({ queryKey })
  }
  for (const kept of seeds?.sets ?? []) client.setQueryData(taskSetKey(kept.set), kept)
  return client
}

function mayHelp(failures: number, error: Error): boolean {
  return failures < 1 && !isDecided(error)
}
