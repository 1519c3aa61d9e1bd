import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useAccount } from '../session/use-session.ts'
import { queryClientFor } from './query-client.ts'

/** Gives the pages behind the guard the cache of queries of their account. A level needs none. */
export function Queries({ children }: { children: ReactNode }) {
  const { id } = useAccount()
  return <QueryClientProvider client={queryClientFor(id)}>{children}</QueryClientProvider>
}
