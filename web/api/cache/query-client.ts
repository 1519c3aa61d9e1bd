import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { onSignedIn } from '../../sign-in/sign-in.ts'
import { sessionKey } from '../client/session.ts'
import { isDecided, isSignedOut } from './problems.ts'

let current: { readonly accountId: string | null; readonly client: QueryClient } | null = null

/** Returns the client of an account. Each has its own, so that nobody sees the data of the account before. */
export function queryClientFor(accountId: string | null): QueryClient {
  if (current?.accountId !== accountId) {
    current?.client.clear()
    current = { accountId, client: createClient() }
  }
  return current.client
}

/** Clears all data from memory at a log-out, even if the same account signs in again. */
export function forgetAll(): void {
  current?.client.clear()
  current = null
}

// After a sign-in of the same account, the cache must not say that its session is over.
onSignedIn(() => {
  if (current?.client.getQueryData(sessionKey) === null)
    current.client.removeQueries({ queryKey: sessionKey, type: 'inactive' })
})

function createClient(): QueryClient {
  const onError = (error: Error) => {
    if (isSignedOut(error)) client.setQueryData(sessionKey, null)
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
  return client
}

function mayHelp(failures: number, error: Error): boolean {
  return failures < 1 && !isDecided(error)
}
