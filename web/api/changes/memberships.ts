/** A student's classes. */
import { useQuery } from '@tanstack/react-query'
import { untilDropped } from '../client/account-cookie.ts'
import { call } from '../client/call.ts'
import { membershipsKey } from '../client/query-seeds.ts'
import { useChange } from './use-change.ts'

/** The milliseconds between two refetches while the student waits for a teacher. */
const refetchInterval = 15_000

export function useMemberships() {
  return useQuery({
    queryKey: membershipsKey,
    queryFn: () => call('GET /api/memberships', {}, untilDropped()),
    refetchInterval: ({ state }) => (state.data?.waiting ? refetchInterval : false),
  })
}

export const useJoin = () => useChange('POST /api/memberships', membershipsKey)
export const useLeave = () => useChange('DELETE /api/memberships/{class}', membershipsKey)
