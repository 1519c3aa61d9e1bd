/** The answers of a class in this week, and the mark that they lead to. */
import { useQuery } from '@tanstack/react-query'
import { useClassCall, useClassChange } from './class-call.ts'
import { classKeys } from './class-keys.ts'

export function useClassHops(code: string) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.hops(code),
    queryFn: () => callClass('GET /api/classes/{class}/hops', { code }),
  })
}

export const useSetHopMark = () => useClassChange('PUT /api/classes/{class}/hops')
