import { useQuery } from '@tanstack/react-query'
import type { Operation } from '#maths'
import { call } from './call.ts'
import { classKeys } from './class-keys.ts'

/** A class and its students' best streaks in one operation. */
export function useClassOverview(code: string, operation: Operation) {
  return useQuery({
    queryKey: classKeys.overview(code, operation),
    queryFn: () => call('GET /api/classes/{code}/overview', { code, operation }),
    enabled: code !== '',
  })
}
