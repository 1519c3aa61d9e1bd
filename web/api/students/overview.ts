import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { useClassCall } from '../classes/class-call.ts'
import { classKeys } from '../classes/class-keys.ts'

/** A class and its students' best streaks in one operation. */
export function useClassOverview(code: string, operation: Operation) {
  const callClass = useClassCall()
  return useQuery({
    queryKey: classKeys.overview(code, operation),
    queryFn: () => callClass('GET /api/classes/{class}/overview', { code, operation }),
    enabled: code !== '',
  })
}
