import { useQuery } from '@tanstack/react-query'
import type { Account } from '#contract'
import { call } from '../api/client/call.ts'
import { roleOf } from '../api/client/fetch-session.ts'
import { progressKey } from '../api/client/query-seeds.ts'

/** The best streaks of a student, by operation. A teacher has none, and sends no request. */
export function useProgress(account: Account) {
  return useQuery({
    queryKey: progressKey,
    queryFn: () => call('GET /api/progress', {}),
    enabled: roleOf(account) === 'student',
  })
}
